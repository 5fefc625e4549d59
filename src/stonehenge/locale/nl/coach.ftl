# The coach: hints, analysis, reviews, and reasons in words.

## Waarom: wat een niveau van elke keuze verwacht

why-choice =
    { $verb ->
        [trump] { $what } als troef
        [bid] { $what } bieden
        [play] { $what } spelen
        [rotate] { $what } draaien
        [predict] { $what } voorspellen
        [cross] { $what } doorhalen
        [cross-none] niets doorhalen
        [wizard] Wizardkleur { $what }
        [reroll] opnieuw gooien: { $what }
        [stop] stoppen
        [stay] blijven
        [leave] uitstappen
        [leave-jester] uitstappen met een Narrenscore
        [score] noteren zoals het is
       *[score-jester] de Narrenscore nemen
    }

## Waarom een keuze iets kostte

because-last-took = Wie het laatst speelt, kan deze slag aan een ander laten: { $better } verliest hem, { $card } wint hem, en er waren geen slagen meer nodig.
because-last-missed = Wie het laatst speelt, wint deze slag zeker met { $better }, en hij was nodig.
because-second-wizard = Er lag al een Tovenaar in deze slag: een tweede wint niets.
because-led-low-trump = { $card } is een lage troef om mee uit te komen, en bijna elke slag was nodig.
because-all-needed = Elke slag was nodig, en { $beaters ->
        [one] één ongeziene kaart verslaat
       *[other] { $beaters } ongeziene kaarten verslaan
    } { $card }.
because-jester-lead = Een Nar had de uitkomst weggegeven.
because-jester-under = Een Nar had deze slag zeker verloren.
because-wizard-kept = De Tovenaar blijft in de hand en wint later, als er geen slagen meer nodig zijn.
because-took-unneeded = { $card } komt aan kop in een slag die niet meer nodig was.
because-led-high = { $beaters ->
        [0] Geen ongeziene kaart verslaat
        [one] Maar één ongeziene kaart verslaat
       *[other] Maar { $beaters } ongeziene kaarten verslaan
    } { $card }, en er waren geen slagen meer nodig; { $better } wordt door { $more ->
        [one] één
       *[other] { $more }
    } verslagen.
because-followed-high = { $card } kon de slag nog winnen; de lagere { $better } was er.
because-high-kept = Deze slag was toch verloren, dus de hoge { $card } had mee gekund.
because-danger-kept = { $card } had hier weggegooid kunnen worden; later wint die een slag te veel.
because-trump-kept = De troef blijft in de hand en wint een slag te veel.
because-jester-spent = De Nar was de uitweg uit een latere slag.
because-gave-up = { $better } was aan kop gekomen in een slag die nodig was.
because-overtaken = { $beaters ->
        [one] Eén ongeziene kaart verslaat { $card } nog
       *[other] { $beaters } ongeziene kaarten verslaan { $card } nog
    }, maar { $fewer ->
        [0] geen verslaat
        [one] slechts één verslaat
       *[other] slechts { $fewer } verslaan
    } { $better }.
because-wizard-spent = De Tovenaar was later meer waard.
because-trump-spent = De troef was later meer waard.
because-high-thrown = { $card } kon een latere slag winnen; om deze te verliezen was de lagere { $better } genoeg.
because-last-of-colour = Zonder de laatste kaart in { $colour } kon de hand die kleur later troeven.
because-below-wizards = { $wizards ->
        [one] De Tovenaar in de hand wint een slag.
       *[other] De { $wizards } Tovenaars in de hand winnen { $wizards } slagen.
    }
because-beyond-jesters = Met { $jesters ->
        [one] één Nar
       *[other] { $jesters } Narren
    } in de hand kunnen niet zoveel kaarten winnen.
because-no-trumps = Er was geen troef en geen Tovenaar in de hand.
because-low-trumps = { $low ->
        [one] Een van de troeven in de hand was laag.
       *[other] { $low } van de troeven in de hand waren laag.
    }
because-unclaimed = Dit bod liet { $left ->
        [one] één slag over die niemand geboden had, en iemand moet die nemen.
       *[other] { $left } slagen over die niemand geboden had, en iemand moet die nemen.
    }
because-claimed = De anderen hadden al { $sum } geboden, op { $tricks ->
        [one] één slag
       *[other] { $tricks } slagen
    }.
because-many-trumps = { $trumps } troeven in de hand winnen meer dan dat.
because-beatable = { $beaters } ongeziene kaarten verslaan { $card }, de beste kaart naast de troeven.
because-high-cards = { $high ->
        [one] Eén kaart in de hand was een 12 of 13.
       *[other] { $high } kaarten in de hand waren een 12 of 13.
    }
because-bid-high = Gemiddeld wint zo’n hand { $tricks ->
        [one] { $tricks } slag
       *[other] { $tricks } slagen
    }.
because-bid-low = Gemiddeld wint zo’n hand { $tricks ->
        [one] { $tricks } slag
       *[other] { $tricks } slagen
    }.
because-longer-colour = De hand had { $cards } kaarten in { $colour }, maar slechts { $fewer } in de genoemde kleur.
because-higher-colour = De hand had evenveel kaarten in { $colour }, met een { $rank } erbij.
because-dice-show = De stenen toonden { $more } { $better_colour } en { $shown } { $colour }.
because-beside-the-seer = De Ziener gooit voor { $colour }, en dat helpt iedereen die het voorspeld heeft.
because-seer-colour = Wie { $colour }, de kleur van de Ziener, voorspelt, kan niet de volgende Ziener worden.
because-next-seer-given = Dit gaf de volgende Ziener weg: in { $chance } in plaats van { $more } van de 100 spellen.
because-number-too-high = { $number } komt in { $exact } van de 100 rondes uit, { $better } in { $more }.
because-number-too-low = { $better } komt in { $more } van de 100 rondes uit en brengt meer punten dan { $number }.
because-wrong-colour = In { $colour } komt dit in { $exact } van de 100 rondes uit, in { $better_colour } in { $more }.
because-wizards-away = Met Tovenaars als { $colour } komt de voorspelling in { $more } van de 100 rondes uit, anders in { $exact }.
because-wizards-too-many = Met Tovenaars als { $colour } worden het er gauw meer dan { $number }.
because-other-faces = Met { $faces } komt de voorspelling in { $more } in plaats van { $exact } van de 100 rondes uit.
because-crossed-nothing = In veld { $number } { $points ->
        [one] was één strafpunt
       *[other] waren { $points } strafpunten
    } door te halen.
because-crossed-less = In veld { $number } waren { $points } strafpunten door te halen, niet maar { $fewer }.
because-was-exact = De worp was al precies; wie doorgooit, houdt dat in { $exact } van de 100 rondes.
because-stopped-early = Nog een worp is in { $more } van de 100 rondes precies.
because-rolled-counting = { $dice ->
        [one] Eén steen telde voor { $colour } en was nodig, maar ging
       *[other] { $dice } stenen telden voor { $colour } en waren nodig, maar gingen
    } opnieuw.
because-rolled-wizards = { $dice ->
        [one] Een Tovenaar die telde, ging
       *[other] { $dice } Tovenaars die telden, gingen
    } opnieuw.
because-rolled-jesters = Narren gingen opnieuw; blijven ze liggen, dan leiden ze in { $chance } van de 100 rondes tot een Narrenscore.
because-kept-surplus = Er { $surplus ->
        [one] telde één steen
       *[other] telden { $surplus } stenen
    } meer dan voorspeld, dus er moesten meer van de stenen die telden opnieuw.
because-kept-idle = { $dice ->
        [one] Nog één steen telde niet en kon
       *[other] Nog { $dice } stenen telden niet en konden
    } opnieuw.
because-rolled-more = Er telden genoeg stenen, dus er hadden minder andere opnieuw gemoeten.
because-others-gain = De eigen kansen zijn even goed, maar de anderen hebben hier meer aan.
because-left-early = Wie blijft, haalt het in { $more } van de 100 rondes precies.
because-left-late = Het was precies; wie blijft, haalt het maar in { $exact } van de 100 rondes.
because-stayed-minus = Uitstappen kost { $points ->
        [one] één strafpunt
       *[other] { $points } strafpunten
    }; blijven kost gemiddeld meer.
because-jester-waiting = De Narrenscore met { $jesters ->
        [one] één Nar
       *[other] { $jesters } Narren
    } lag klaar.
because-jester-over-exact = De voorspelling was precies en { $points ->
        [one] één punt
       *[other] { $points } punten
    } waard; een Narrenscore brengt niets op.
because-jester-missed = De Narrenscore had { $points ->
        [one] één strafpunt
       *[other] { $points } strafpunten
    } bespaard en een X gebracht.
because-jester-early = Wie blijft, haalt het in { $more } van de 100 rondes precies; de Narrenscore kon wachten.
because-jester-box-spent = Het Narrenvak voor { $jesters } was later meer waard dan { $points ->
        [one] één strafpunt
       *[other] { $points } strafpunten
    } nu.

## Tips en analyse

refused-no-hints = Aan deze tafel zijn tips niet toegestaan. De gastheer had ze voor het begin kunnen toestaan.
refused-hint-not-asked = Een tip is er voor een beslissing die van jou gevraagd wordt. Vraag het weer als je aan de beurt bent.
refused-hints-fixed = Of tips zijn toegestaan, staat vast als het spel begint. Open daarvoor een andere tafel.
page-event-hinted = { $who ->
        [you] Je hebt een tip genomen.
       *[other] { $name } heeft een tip genomen.
    }
page-hints-option = Tips
page-hints-about = Iedereen mag de aartsmagiër vragen, en iedereen ziet wie dat deed.
page-hints-allowed = Tips toegestaan
page-hints-none = Geen tips
refused-position-bid-shown = Dit bod kent inmiddels iedereen. Het kan niet open blijven.
page-hint = Tip
page-hint-hide = Tip verbergen
page-hint-show = Tip tonen
page-hint-not = Nu geen tip
page-hint-will-mark = Dit spel krijgt de vermelding “met tips”. Iedereen ziet dat.
page-hint-marked = { $hints ->
        [one] met 1 tip
       *[other] met { $hints } tips
    }
page-with-hints = met tips
page-hint-points = te verwachten punten
page-hint-stones = Boven: precies in 100 pogingen. Onder: te verwachten punten.
page-choice-best = beste
page-choice-next = op één na beste
page-choice-worse = slechter
page-choice-as-good = even goed
page-choice-exact = precies in { $exact } van de 100
page-choice-reroll = { $kept ->
        [0] alle { $dice } gooien
       *[other] houden, { $dice } gooien
    }
page-hint-bid = Deze hand haalt ongeveer { $tricks } slagen. { $best } is het beste{ $close ->
        [yes] , { $next } zit er vlak achter.
       *[no] .
    }
page-hint-said = { $rank ->
        [best] Beste: { $choice }, { $points } punten: { $note }.
        [next] Op één na beste: { $choice }, { $points } punten: { $note }.
       *[worse] { $choice }, { $points } punten: { $note }.
    }
refused-hint-no-choice = Hier heb je geen keuze.
page-key-hint = H
page-key-hint-does = om een tip vragen of hem verbergen
page-hints-used = { $who ->
        [you] Je hebt { $hints ->
            [one] één tip
           *[other] { $hints } tips
        } genomen.
       *[other] { $name } heeft { $hints ->
            [one] één tip
           *[other] { $hints } tips
        } genomen.
    }
page-ask-archmage = De aartsmagiër vragen
page-analysis = Analyse
page-analysis-about = Voer een stelling in, of kom hierheen vanuit een moment van een herhaling. De aartsmagiër zegt wat elke keuze waard is, met wat jij kon weten. Gebruik dit niet voor een spel dat zonder tips wordt gespeeld.
page-analysis-game = Spel
page-analysis-anew = Opnieuw beginnen
page-analysis-bad-link = Deze link bevat geen stelling. Voer er hieronder een in, of kopieer de link nog eens.
page-analysis-position = De stelling
page-analysis-copy = Link kopiëren
page-analysis-thinking = De aartsmagiër denkt na ...
page-analysis-ready = De beslissing is aan jou: vraag de aartsmagiër.
page-analysis-entry = Invoer { $number }:
page-analysis-player = Speler { $number }
page-analysis-round = Ronde
page-analysis-cards = Kaarten
page-analysis-none = geen
page-analysis-pick-turnup = Tik op de opengelegde kaart.
page-analysis-pick-hand = Tik op de kaarten van je hand: { $held } van { $of }.
page-analysis-pick-play = Tik op de kaart die daarna werd gespeeld ({ $name }).
page-analysis-happened = Wat er in deze ronde is gebeurd
page-analysis-next = Nu: { $name }
page-analysis-undo = Laatste invoer terugnemen
page-analysis-unknown = onbekend
page-analysis-bid-hidden = { $name }: een verborgen bod
page-analysis-rolled = Gegooid: { $faces }
page-analysis-roll = { $dice ->
        [one] Tik op de zijde van de gegooide steen.
       *[other] Tik op de zijden van de { $dice } gegooide stenen, in volgorde.
    }
page-analysis-magic = Toverkaart
page-analysis-no-magic = geen
page-analysis-sheets = Vellen voor deze ronde
page-analysis-pen = Wat een tik schrijft
page-analysis-rub = wissen
page-analysis-free = vrij
page-analysis-answer = Wat de aartsmagiër vindt
page-analysis-best = Beste: { $choice }.
page-analysis-against = Waarom niet { $choice }?
page-analysis-tricks = Slagen met de beste keuze, in 100 pogingen
page-analysis-choices = Alle keuzes
page-analysis-worlds = Uit { $worlds } verdelingen die passen bij wat je weet; op ongeveer { $error } punten nauwkeurig.
page-analysis-exact = Exacte kansen: er is niets geschat.
page-analysis-by = Gevraagd: { $level }, versie { $version }.
page-analysis-behind = punten achter de beste

## De coach op een server

refused-coach-asked = De coach is nog bezig met { $most ->
        [one] je vraag
       *[other] je { $most } vragen
    }. Kom over { $seconds ->
        [one] een seconde
       *[other] { $seconds } seconden
    } terug.
refused-coach-busy = Veel mensen vragen nu iets aan de coach. Kom over { $seconds ->
        [one] een seconde
       *[other] { $seconds } seconden
    } terug.
refused-coach-wakes = De coach wordt wakker: de server bereidt hem voor. Kom over { $seconds } seconden terug.
refused-coach-away = Deze server heeft geen coach. Het spel kan elders worden bekeken: stonehenge review leest het verslag.
refused-coach-failed = De coach kwam er niet uit. Probeer het nog eens; wie de server beheert, vindt de oorzaak in het logboek.

## Terugblikken en oefeningen op de pagina

page-coach-waits = { $why ->
        [coach-wakes] De coach wordt wakker. Het antwoord komt vanzelf, over een paar minuten.
        [page-offline] Er is geen verbinding. De vraag wordt vanzelf nog eens gesteld.
       *[other] Veel mensen vragen nu iets aan de coach. Het antwoord komt vanzelf.
    }
page-analysis-home = Over een stelling vragen
page-review-hands = Alle handen tonen
page-review = Terugblik
page-review-whose = Wiens spel
page-review-about = Beoordeeld door de aartsmagiër: wat elke keuze waard was voordat iemand zag wat ervan kwam.
page-review-waiting = De aartsmagiër bekijkt dit spel.
page-review-state-none = Hij begint meteen.
page-review-state-waking = De coach wordt wakker: de server bereidt hem voor. Dat duurt een tot twee minuten.
page-review-state-queued = { $place ->
        [0] Dit spel is nu aan de beurt.
        [one] Eén andere terugblik gaat voor.
       *[other] { $place } andere terugblikken gaan voor.
    }
page-review-state-working = Stap { $done } van { $of }
page-review-state-ready = Klaar.
page-review-retry = Opnieuw proberen
page-review-old = Versie { $version } van de aartsmagiër maakte deze terugblik. Er is een nieuwere.
page-review-anew = Laat de nieuwere kijken
page-review-head-clean = { $who ->
        [you] Je speelde zoals de aartsmagiër.
       *[other] { $name } speelde zoals de aartsmagiër.
    }
page-review-luck-took = { $game ->
        [cards] De kaarten kostten { $luck }.
       *[dice] De dobbelstenen kostten { $luck }.
    }
page-review-luck-gave = { $game ->
        [cards] De kaarten gaven { $luck }.
       *[dice] De dobbelstenen gaven { $luck }.
    }
page-review-head-won = { $who ->
        [you] Je hebt gewonnen, en er zat { $lost } meer in.
       *[other] { $name } heeft gewonnen, en er zat { $lost } meer in.
    }
page-review-head-lost = { $who ->
        [you] Je verloor { $lost } { $count ->
            [one] punt
           *[other] punten
        } door eigen keuzes, { $luck } door { $game ->
            [cards] de kaarten
           *[dice] de dobbelstenen
        }.
       *[other] { $name } verloor { $lost } { $count ->
            [one] punt
           *[other] punten
        } door keuzes, { $luck } door { $game ->
            [cards] de kaarten
           *[dice] de dobbelstenen
        }.
    }
page-review-head-kept = { $who ->
        [you] { $game ->
            [cards] De kaarten
           *[dice] De dobbelstenen
        } gaven je { $luck } { $moved ->
            [one] punt
           *[other] punten
        }; je hield alles op { $lost } na.
       *[other] { $game ->
            [cards] De kaarten
           *[dice] De dobbelstenen
        } gaven { $name } { $luck } { $moved ->
            [one] punt
           *[other] punten
        }; { $lost } daarvan ging door keuzes verloren.
    }
page-review-head-more = { $who ->
        [you] Je verloor { $lost } { $count ->
            [one] punt
           *[other] punten
        } door eigen keuzes; { $game ->
            [cards] de kaarten
           *[dice] de dobbelstenen
        } gaven je { $luck }.
       *[other] { $name } verloor { $lost } { $count ->
            [one] punt
           *[other] punten
        } door keuzes; { $game ->
            [cards] de kaarten
           *[dice] de dobbelstenen
        } gaven { $luck }.
    }
page-review-chart = Verwacht resultaat, ronde voor ronde
page-review-chart-said = Verwacht resultaat: { $average } aan het begin, { $lucky } aan het eind zonder de verliezen door keuzes, { $points } ermee.
page-review-gap = het gekleurde gat is wat keuzes kostten
page-review-round = Ronde
page-review-lucky = zonder verliezen
page-review-shares = Geluk en keuzes
page-review-share-luck = { $game ->
        [cards] de kaarten { $luck }
       *[dice] de dobbelstenen { $luck }
    }
page-review-share-choices = keuzes { $choices }
page-review-sum = { $average } gemiddeld { $moves } = { $points }
page-review-again = { $game ->
        [cards] Op deze plaats, met dezelfde kaarten
       *[dice] Op deze plaats, met dezelfde dobbelstenen
    }
page-review-archmage = de aartsmagiër
page-review-exact = { $exact } van de { $rounds } keer precies; { $possible } keer was het mogelijk.
page-review-moments = { $count ->
        [0] Geen moment springt eruit
        [one] Eén moment dat ertoe deed
       *[other] { $count } momenten die ertoe deden
    }
page-review-nothing = Geen keuze kostte meer dan de getallen kunnen zeggen.
page-review-nothing-else = Verder kostte niets iets.
page-review-smaller = { $count ->
        [one] Eén kleinere kostte { $cost }.
       *[other] { $count } kleinere kostten samen { $cost }.
    }
page-review-cost = kostte
page-review-better = Beter:
page-review-better-was = Beter: { $better }
page-review-look = Bekijken
page-review-look-at = Moment { $n } bekijken: { $place }
page-review-try-them = Probeer ze zelf
page-review-try-it = Probeer het zelf
page-review-try = Probeer het
page-review-nth = { $n } van { $of }
page-review-all = Alle momenten
page-review-show = Laat zien
page-review-next = Verder
page-review-where = Ronde { $round }, { $kind ->
        [trick] slag { $step }
        [roll] worp { $step }
        [bid] bod
        [trump] troef
        [predict] voorspelling
        [wizard] Wizardkleur
        [rotate] dobbelstenen draaien
       *[cross] doorhalen
    }
page-review-ask-cards = { $verb ->
        [bid] Wat zou je hier bieden?
        [trump] Welke troef zou je hier noemen?
       *[play] Wat zou je hier spelen?
    }
page-review-ask-dice = { $verb ->
        [predict] Wat zou je hier voorspellen?
        [reroll] Welke dobbelstenen zou je hier opnieuw gooien?
        [stop] Welke dobbelstenen zou je hier opnieuw gooien?
        [wizard] Welke Wizardkleur zou je hier noemen?
        [score] Wat zou je hier noteren?
        [cross] Wat zou je hier doorhalen?
        [rotate] Hoe zou je de dobbelstenen hier draaien?
       *[leave] Zou je hier uitstappen?
    }
page-review-hidden = Het antwoord komt na het jouwe. Kies aan tafel.
page-review-right = Goed: zo kiest de aartsmagiër ook.
page-review-right-too = Goed: even goed als de keuze van de aartsmagiër.
page-review-wrong = Beter: { $better }. Dat is { $loss } meer waard.
page-review-worse = Beter: { $better }. Dat is minstens { $loss } meer waard.
page-review-did = { $who ->
        [you] Jouw keuze in het spel: { $choice }. Die kostte { $loss }.
       *[other] De keuze van { $name } in het spel: { $choice }. Die kostte { $loss }.
    }
page-review-worth-cards = Wat elke keuze waard was, in punten
page-review-worth-dice = Wat er aan het eind genoteerd wordt, en wat elke keuze kost
page-review-now = nu
page-review-ending = { $kind ->
        [x] X
        [jester] Narrenscore
        [minus-1] −1
        [minus-2] −2
       *[minus-3] −3
    }
page-review-ending-said = { $kind ->
        [x] X in { $chance } van de 100,
        [jester] Narrenscore in { $chance } van de 100,
        [minus-1] min 1 in { $chance } van de 100,
        [minus-2] min 2 in { $chance } van de 100,
       *[minus-3] min 3 of slechter in { $chance } van de 100,
    }
page-review-ending-key = { $kind ->
        [x] precies
        [jester] Narrenscore
        [minus-1] −1
        [minus-2] −2
       *[minus-3] −3 of slechter
    }
page-review-all-choices = Alle { $count } keuzes
page-review-sampled = Gemiddelden over veel manieren waarop de verborgen kaarten konden liggen. Meer kon niemand aan tafel weten.
page-review-counted = Precieze kansen: elke worp is meegeteld.
page-exercises = Probeer ze nog eens
page-exercises-about = De momenten die ertoe deden in je laatste spellen. Kies opnieuw, in elke volgorde; deze browser onthoudt wat je hebt opgelost.
page-exercises-all = Momenten uit je laatste spellen nog eens proberen
page-exercises-solved = { $solved } van de { $of } opgelost
page-exercises-state = { $state ->
        [right] opgelost
        [wrong] nog niet
       *[new] nieuw
    }
page-exercises-none = Er is nog niets te proberen. Speel een spel uit en bekijk de terugblik.
page-exercises-unseen = Spellen zonder terugblik
