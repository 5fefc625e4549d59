# Figures and the profile.

## What figures mean

figures-small-boxes = { $game ->
        [dice] Velden onder { $from } liggen je: { $small } van de 100 precies. Vanaf { $from } zijn het er { $large } van de 100.
       *[cards] Met weinig kaarten ben je sterk: { $small } van de 100 precies. Vanaf { $from } kaarten zijn het er { $large } van de 100.
    }
figures-large-boxes = { $game ->
        [dice] Velden vanaf { $from } liggen je: { $large } van de 100 precies. Daaronder zijn het er { $small } van de 100.
       *[cards] Met veel kaarten ben je sterk: vanaf { $from } kaarten { $large } van de 100 precies. Daaronder zijn het er { $small } van de 100.
    }
figures-same-boxes = { $game ->
        [dice] Je zit in { $exact } van de 100 rondes precies goed, in welk veld dan ook.
       *[cards] Je zit in { $exact } van de 100 rondes precies goed, met hoeveel kaarten dan ook.
    }
figures-bid-high = { $game ->
        [dice] Vanaf { $from } voorspel je te veel, met { $by } dobbelstenen.
       *[cards] Vanaf { $from } bied je te hoog, met { $by } slagen.
    }
figures-bid-low = { $game ->
        [dice] Vanaf { $from } voorspel je te weinig, met { $by } dobbelstenen.
       *[cards] Vanaf { $from } bied je te laag, met { $by } slagen.
    }
figures-bid-right = { $game ->
        [dice] Gemiddeld komen er zoveel dobbelstenen als je voorspelt.
       *[cards] Gemiddeld haal je zoveel slagen als je biedt.
    }
figures-going-up = Je wordt beter: { $points } punten per ronde meer in de latere helft van je spellen.
figures-going-down = De latere helft van je spellen bracht { $points } punten per ronde minder.
figures-going-same = Tussen de twee helften van je spellen is geen verschil dat geen toeval kan zijn (± { $within } punten per ronde).

## You: figures and profile

page-you = Jij
page-you-open = Jouw cijfers
page-you-title = { $named ->
        [yes] { $name }, { $games ->
            [one] één spel.
           *[other] { $games } spellen.
        }
       *[no] { $games ->
            [one] Eén spel.
           *[other] { $games } spellen.
        }
    }
page-you-which-game = Welk spel
page-you-which = Welke spellen tellen
page-you-none = Nog geen spel uitgespeeld. Speel er een uit, dan beginnen hier je cijfers.
page-you-none-chosen = Geen van je spellen past bij deze keuze. Kies hierboven anders.
page-you-more = Speel nog { $more ->
        [one] één spel
       *[other] { $more } spellen
    }, dan zegt dit iets.
page-you-games = { $games ->
        [one] spel
       *[other] spellen
    }
page-you-wins = keer gewonnen, { $share } van de 100 { $within }
page-you-exact = { $game ->
        [dice] voorspellingen precies
       *[cards] biedingen precies
    } { $within }
page-you-above-par = punten boven par, laatste 10 { $within }
page-you-a-round = punten per ronde { $within }
page-you-best = beste spel, { $day }
page-you-boxes-cards = Precies per aantal kaarten
page-you-boxes-dice = Precies per veld
page-you-boxes-about = { $game ->
        [dice] van de 100 voorspellingen; hoe meer goud, hoe vaker
       *[cards] van de 100 biedingen; goud: 60 en meer
    }
page-you-cards-in-hand = Kaarten in de hand
page-you-predictions = Hoe vaak
page-you-of-100 = Precies van de 100
page-you-times = { $count } keer
page-you-never = nooit voorspeld
page-you-bids-cards = Bod en slagen
page-you-bids-dice = Voorspeld en gegooid
page-you-bids-about = { $game ->
        [dice] grotere ringen: vaker voorspeld
       *[cards] grotere ringen: vaker geboden
    }
page-you-as-bid = precies als gezegd
page-you-fewer = { $game ->
        [dice] er komen er minder
       *[cards] je haalt er minder
    }
page-you-more-won = { $game ->
        [dice] er komen er meer
       *[cards] je haalt er meer
    }
page-you-predicted = { $game ->
        [dice] Voorspeld
       *[cards] Geboden
    }
page-you-got = { $game ->
        [dice] Gekomen dobbelstenen, gemiddeld
       *[cards] Slagen, gemiddeld
    }
page-you-missed = Te weinig dobbelstenen: { $early } keer, te vroeg uitgestapt of pech. Te veel: { $late } keer, te laat uitgestapt of pech. Narrenscores: { $jesters }.
page-you-par = Tegen par
page-you-par-about = par: de aartsmagiër met jouw kaarten of dobbelstenen, uit je terugblikken
page-you-no-par = Vraag een terugblik op een spel, dan staat hier je resultaat tegen de aartsmagiër met dezelfde kaarten of dobbelstenen.
page-you-a-round-title = Punten per ronde
page-you-ago = { $games ->
        [one] één spel
       *[other] { $games } spellen geleden
    }
page-you-latest = laatste
page-you-day = Dag
page-you-points = Punten
page-you-mean = Gemiddelde van { $games } spellen
page-you-luck = kan toeval zijn
page-you-best-games = Beste spellen
page-you-luck-title = Geluk en keuzes
page-you-luck-said = { $games ->
        [one] In één spel met terugblik
       *[other] In { $games } spellen met terugblik
    } gaf het geluk { $luck } punten per spel { $luckWithin }, en je keuzes { $choices } { $choicesWithin }.
page-you-luck-none = Bij geen van deze spellen is er al een terugblik. Die scheidt geluk van keuzes.
page-you-places = Plaatsen
page-you-place = plaats { $place }: { $times ->
        [one] één keer
       *[other] { $times } keer
    }
page-you-save-about = CSV: een regel per uitgespeeld spel, voor een rekenblad. JSON: de cijfers van deze pagina.
page-you-all-opponents = alle tegenstanders
page-you-people = met andere mensen
page-you-players = { $count } spelers
page-you-some-rules = bepaalde regels
page-you-no-hints = zonder tips
page-you-also-hints = ook met tips
page-you-against = Tegenstanders
page-you-how-many = Spelers
page-you-any = alle
page-you-yes = ja
page-you-no = nee
page-you-count-hints = Spellen met tips ook tellen ({ $games })
page-you-profile = Je profiel
page-you-profile-about = Er is geen account. Een sleutel in deze browser opent je spellen en cijfers. Niemand kan hem terughalen: raakt deze browser hem kwijt, dan zijn ze verloren. Geef het profiel aan een tweede apparaat, of bewaar het bestand.
page-you-move = Naar een ander apparaat
page-you-move-about = De code werkt één keer, binnen tien minuten. Typ hem op het andere apparaat op deze pagina, of laat de camera ervan het vierkant lezen.
page-you-make-code = Maak een code
page-you-another-code = Maak een andere code
page-you-square = Een vierkante code met de link die je profiel meeneemt
page-you-code = Code
page-you-take = Van een ander apparaat
page-you-take-about = Typ de code die het andere apparaat toont, of lees je bestand in. Wat in deze browser is gespeeld, komt bij dat profiel.
page-you-take-button = Profiel overnemen
page-you-read-file = Bestand inlezen
page-you-joined = Deze browser heeft het profiel nu, met { $seats ->
        [one] één spel.
       *[other] { $seats } spellen.
    }
page-you-keep = Bewaren of wissen
page-you-keep-about = Het bestand bevat de sleutel en alles wat de server over jou heeft. Wie het heeft, heeft je profiel.
page-you-save-file = Als bestand bewaren
page-you-delete = Alles wissen
page-you-delete-sure = Je profiel definitief wissen?
page-you-delete-about = Sleutels, cijfers en terugblikken verdwijnen, op alle apparaten. In spellen wordt je naam “…”; je zetten blijven. Lopende spellen worden verlaten. Niemand kan het ongedaan maken.
page-you-delete-keep = Houden
page-you-delete-do = Definitief wissen
page-you-deleted = Je profiel is gewist.
refused-not-a-profile = Dit bestand is geen profiel van Stonehenge. Kies het bestand dat je hier hebt bewaard, stonehenge-profile.json.
page-privacy = Wat wordt opgeslagen
page-privacy-browser-title = In je browser
page-privacy-browser = De sleutel van je profiel, de sleutels van je plaatsen, je naam, en hoe je graag speelt. Er zijn geen cookies. Wis in de browser de gegevens van deze site, en dat alles is weg.
page-privacy-server-title = Op de server
page-privacy-server = Elke tafel met de namen eraan, elke zet en wat er is gezegd; hashes van de sleutels, waaruit geen sleutel te maken is; welke plaatsen bij één profiel horen; cijfers en terugblikken van uitgespeelde spellen. Als je gaat zitten, bewaart de tafel een hash van je adres of apparaat, zodat de gastheer iemand weg kan houden.
page-privacy-not-title = Wat niet wordt opgeslagen
page-privacy-not = Geen e-mail, geen wachtwoord, geen lijst van adressen, niets van andere sites. De server kan niet zeggen wie je bent, en twee profielen kunnen één mens zijn.
page-privacy-others-title = Wat anderen zien
page-privacy-others = Wie de link van een tafel kent, ziet het spel ervan, met de namen. Je cijfers, en welke spellen bij elkaar horen, zie je alleen met jouw sleutel.
page-privacy-delete-title = Hoe je het wist
page-privacy-delete = “Alles wissen” op de pagina “Jij” wist alle sleutels, links, cijfers en terugblikken van je profiel. In spellen worden je naam en wat je zei “…”; je zetten blijven, omdat anderen verder speelden. Voor één spel staat na het einde “Mijn naam en wat ik zei wissen” in het menu; dat spel telt dan niet meer mee in je cijfers.
page-privacy-backups-title = Sporen
page-privacy-backups = Wat is gewist, wordt in het bestand van de database meteen overschreven; op een server met PostgreSQL is het niet meer te vinden, maar blijven er sporen in de bestanden tot die opnieuw worden geschreven. Back-ups die de beheerder van deze server eerder maakte, hebben het nog; vraag hem hoe lang hij die bewaart.
page-privacy-you = Naar je profiel
