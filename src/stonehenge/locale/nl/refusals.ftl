# Why something was refused, and what to do.

refused-wrong-player-count = { $game ->
        [cards] Het kaartspel
       *[dice] Het dobbelspel
    } is voor { $least } tot { $most } spelers.
refused-unknown-option = Er is geen optie “{ $option }”. De opties zijn: { $known }.
refused-missing-option = De optie “{ $option }” ontbreekt.
refused-bad-option-value = “{ $value }” is geen waarde van de optie { $option }. Kies uit: { $allowed }.
refused-unsettled-option = De optie { $option } moet vóór het spel vaststaan.
refused-plus-minus-one-needs-open-bids = Plus/min één vraagt om open biedingen en gaat niet samen met { $bidding ->
        [covered] gedekte
       *[secret] geheime
    }. Kies een van de twee.
refused-unknown-game = Er is geen spel “{ $game }”. De spellen zijn: { $known }.
refused-game-over = Het spel is afgelopen.
refused-not-your-turn = Je bent niet aan de beurt: { $turn } is aan zet.
refused-wrong-phase = Dat wordt nu niet gevraagd: { $phase ->
        [deal] de kaarten moeten gedeeld worden
        [trump] de gever kiest de troefkleur
        [bid] er moet geboden worden
        [magic] er moet een toverkaart getrokken worden
        [rotate] de Ziener draait twee stenen
        [predict] er moet voorspeld worden
        [cross] iedereen mag één veld doorhalen
        [wizard] de Ziener noemt de Wizardkleur
        [roll] de stenen moeten gegooid worden
        [leave] de anderen blijven of stappen uit
        [seer] de Ziener gooit opnieuw of stopt
        [score] de worp moet genoteerd worden
       *[play] er moet een kaart gespeeld worden
    }.
refused-already-bid = Het bod van { $bid } staat en blijft staan.
refused-card-not-in-hand = { $card } zit niet in de hand. Speel een kaart die je hebt.
refused-must-follow-suit = { $card } mag niet: { $colour } moet bekend worden. Speel { $colour }, een Tovenaar of een Nar.
refused-bid-out-of-range = Een bod is een getal van 0 tot { $most }.
refused-forbidden-bid = Met { $bid } wordt de som van de biedingen { $tricks }, precies het aantal slagen; dat verbiedt plus/min één. Kies een ander getal.
refused-not-a-colour = “{ $colour }” is geen kleur. Kies blauw, groen, geel of rood.
refused-bad-deal-size = Hier krijgt elk van de { $seats } plaatsen { $tricks } kaarten.
refused-bad-turnup = { $tricks } kaarten voor iedereen: in elke ronde behalve de laatste wordt een kaart opengelegd.
refused-no-such-card = Er is geen kaart “{ $card }”.
refused-card-dealt-twice = { $card } is twee keer gedeeld.
refused-already-decided = Je hebt al beslist; dat blijft zo.
refused-prediction-out-of-range = Een voorspelling is een getal van 1 tot 5 en een van de vier kleuren.
refused-box-taken = { $number } { $colour } is op dit vel bezet. Kies een vrij veld.
refused-already-predicted = { $seat } heeft { $number } { $colour } in deze ronde al genoemd. Kies een ander veld.
refused-not-crossable = In veld { $number } staan geen strafpunten om door te halen. Kies een ander, of niets.
refused-no-such-magic = Er is geen toverkaart “{ $magic }”.
refused-magic-already-drawn = De toverkaart { $magic } is al geweest en komt pas terug als alle tien gebruikt zijn.
refused-bad-faces = Deze worp moet de zijden van { $dice } stenen tonen.
refused-no-such-face = Er is geen zijde “{ $face }”. De zijden zijn B, G, Y, R, W en J.
refused-no-such-die = Die steen is er niet. Het zijn er zeven.
refused-dice-not-ascending = Noem elke steen één keer, op volgorde.
refused-die-frozen = Een steen met een Nar mag in deze ronde niet opnieuw. Kies andere.
refused-too-few-dice = Er { $least ->
        [one] moet minstens { $least } steen
       *[other] moeten minstens { $least } stenen
    } opnieuw. Kies er meer.
refused-must-roll-again = Je mag nog niet stoppen: gooi minstens { $least } stenen opnieuw.
refused-no-jester-score = Een Narrenscore vraagt één tot vijf Narren; het zijn er { $jesters }.
refused-jester-box-taken = Je Narrenveld voor { $jesters } { $jesters ->
        [one] Nar
       *[other] Narren
    } is bezet. Noteer de worp zoals hij is.
refused-jester-when-exact = Volgens de optie van dit spel is er bij een precieze voorspelling geen Narrenscore. Noteer de X.
refused-not-an-action = Dit is geen zet van dit spel.
refused-not-utf-8 = Byte { $byte } is geen UTF-8-tekst.
refused-not-json = Dit is geen JSON.
refused-key-twice = De sleutel “{ $key }” staat twee keer in hetzelfde object.
refused-pad-no-such-player = Die speler is er niet. Het blok heeft { $players } kolommen.
refused-pad-name-twice = { $name } staat al op het blok. Kies een andere naam, zodat niemand verward wordt.
refused-pad-has-left = { $name } is weg en speelt ronde { $round } niet mee.
refused-pad-round-not-begun = Ronde { $round } is nog niet begonnen. Maak eerst de ronde ervoor af.
refused-pad-rounds-out-of-range = Het spel kan na ronde { $least } tot { $most } eindigen. Kies een getal daartussen.
refused-pad-bid-missing = Het bod van { $name } ontbreekt. Schrijf dat eerst op.
refused-pad-tricks-do-not-add-up = Er { $sum ->
        [one] is 1 slag
       *[other] zijn { $sum } slagen
    } opgeschreven, maar de ronde heeft er { $tricks }. Tel opnieuw.
refused-pad-after-the-end = Ronde { $round } is opgeschreven, maar het spel was al afgelopen. Ze telt niet mee.
refused-pad-other-game = Dit hoort bij het andere spel. Neem een blok van dat spel.
refused-pad-miss-out-of-range = Zo ver kun je er niet naast zitten; { $most } is het meeste.
refused-pad-no-magic = Dit spel wordt zonder toverkaarten gespeeld.
refused-pad-no-roll-left = Deze ronde heeft { $rolls ->
        [one] één worp
       *[other] { $rolls } worpen
    } en niet meer.
refused-pad-prediction-missing = De voorspelling van { $name } ontbreekt. Schrijf die eerst op.
refused-pad-nothing-to-cross = Dat mag alleen met de toverkaart om door te halen.
refused-pad-nothing-to-undo = Er is niets meer om ongedaan te maken.
refused-pad-nothing-to-redo = Er is niets om te herstellen.
refused-pad-file-too-long = Dit bestand is te lang voor scoreblokken (meer dan { $longest } bytes).
refused-not-a-pad = Dit is geen bestand met scoreblokken: { $reason }.
refused-pad-version = Dit bestand heeft versie { $version }, die dit programma niet kent. Gebruik een nieuwer.
refused-pad-not-one = Dit bestand heeft { $pads } blokken. Kies er een met één.
refused-no-such-pad = Dit gedeelde blok bestaat niet. Misschien is het gewist of weken niet gebruikt. Vraag om een nieuwe link.
refused-pad-keeper-only = Dat mag alleen wie het blok deelt.
refused-pad-only-look = Je kunt hier alleen kijken. Vraag wie het blok deelt of je mag schrijven.
refused-pad-who-are-you = Zeg eerst voor wie je schrijft.
refused-pad-not-yours = Je kunt alleen voor jezelf schrijven. Vraag het aan wie het blok deelt.
refused-pad-conflict = Iemand anders schreef hier intussen iets over. Kies wat geldt.
refused-pad-full = Een gedeeld blok heeft hoogstens { $most } regels. Begin een nieuw.
refused-pad-nothing-secret = In dit spel zijn er geen geheime biedingen.
refused-not-a-record = Dit is geen verslag van een spel: { $reason }.
refused-record-too-long = Dit is te lang voor een verslag (meer dan { $longest } tekens).
refused-position-too-long = Dit is te lang voor een stelling (meer dan { $longest } tekens).
refused-not-a-position = Dit is geen stelling: { $reason }.
refused-position-no-seat = De plaatsen tellen vanaf 0, bij { $seats } spelers. Noem er een van.
refused-position-no-round = Die ronde bestaat niet: zo'n spel heeft de rondes 1 tot en met { $most }.
refused-position-clairvoyance = Bij helderziendheid ziet in ronde 1 niemand de eigen kaart, dus er is geen hand om in te voeren. Kies een latere ronde.
refused-position-totals = Geef de punten van alle { $seats } plaatsen, of laat ze weg.
refused-position-card-twice = { $card } kan niet op twee plekken zijn. Bekijk de hand, de opengelegde kaart en de slagen.
refused-position-hand = De hand moet op dit moment { $cards ->
        [one] één kaart
       *[other] { $cards } kaarten
    } hebben.
refused-position-voids = Iemand kon een kleur niet bekennen, en dan zijn er niet genoeg andere kaarten voor die hand. Bekijk de slagen nog eens.
refused-position-not-asked = Deze plaats heeft nu niets te beslissen. Kies de plaats die aan de beurt is, of verander wat er gebeurd is.
refused-position-magic = Noem de toverkaart als het spel toverkaarten heeft, en anders geen.
refused-position-sheets = Geef de vellen van alle { $seats } plaatsen.
refused-position-mark = ‘{ $mark }’ kan niet in een veld staan.
refused-position-boxes = Een vel heeft { $written ->
        [one] één gebruikt veld
       *[other] { $written } gebruikte velden
    }, maar voor deze ronde moeten het er { $wanted } zijn.
refused-position-over = Een vel heeft al { $target } X’en, dus het spel zou afgelopen zijn.
refused-chance-mismatch = De startwaarde geeft hier iets anders: deze kaarten of dobbelstenen zijn veranderd.
refused-result-mismatch = De uitslag is niet die waar de zetten toe leiden.
refused-commitment-mismatch = Het geheim past niet bij de gepubliceerde controlesom.
refused-bad-chance-note = Startwaarde, controlesom, geheim of bijdrage van een plaats is verkeerd geschreven.
refused-seed-and-commitment = Een verslag heeft óf een startwaarde óf de controlesom, bijdragen en het geheim van een tafel. Dit verslag heeft beide.
refused-bad-notation = Dit is niet als spel te lezen.
refused-notation-mismatch = Dit spreekt het spel tegen. Hier moet staan: { $right }
refused-bad-closing = Dit is geen slottekst van een spel: de tekst die de voorwaarden vastlegt.
refused-not-a-promise-file = Dit is geen beloftebestand zoals een pagina of programma van Stonehenge het bewaart.
refused-promise-file-mismatch = De delen van dit beloftebestand passen niet bij elkaar: het toevalsgetal is niet het getal dat in de slottekst is beloofd.
