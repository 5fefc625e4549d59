# The guided first games.

page-learn-title = Eerste spel
page-learn-round = ronde { $round } van { $rounds }
page-learn-step = { $step } van { $steps }
page-learn-skip = Overslaan
page-learn-skip-all = Meteen een echt spel
page-learn-next = Verder
page-learn-retry = Opnieuw proberen
page-learn-over = Dat is alles. Een echt spel?
page-learn-over-cards = Je hebt { $points } punten. Een heel spel gaat zo verder, met elke ronde één kaart meer.
page-learn-over-dice = Je hebt { $points ->
        [one] één punt
       *[other] { $points } punten
    }. Een heel spel gaat zo verder, tot iemand negen X’en heeft.
page-learn-play = Een echt spel beginnen
page-learn-again = Nog een keer
page-learn-other-cards = Het kaartspel leren
page-learn-other-dice = Het dobbelspel leren
page-learn-new = Nieuw hier?
page-learn-new-about = In drie minuten geleerd
page-learn-close = Niet meer tonen
page-learn-cards = Kaarten
page-learn-dice = Dobbelstenen
page-learn-by-playing = Leer het al spelend
refused-lesson-waits = Hier valt niets meer te lezen. Jij bent aan zet: de tafel laat zien wat je kunt doen.
lesson-cards-trump = Deze kaart werd opengelegd.
lesson-cards-trump-text = De kaart is rood, dus rood is deze ronde troef: elke rode kaart verslaat elke andere kleur, hoe hoog die ook is.
lesson-cards-bid = Hoeveel slagen ga je halen?
lesson-cards-bid-text = Iedereen heeft één kaart, dus er is één slag: de beste kaart wint hem. Jij hebt de rode 9, een troef. Je mag 0 of 1 bieden.
lesson-cards-bid-do = Kies een getal om verder te gaan.
lesson-cards-bid-other = Nul bieden mag.
lesson-cards-bid-other-text = Maar je 9 is een troef en verliest bijna nooit. Wint die de slag, dan is dat er één meer dan je hebt geboden.
lesson-cards-trick = De groene 13 van Clara wint tot nu toe.
lesson-cards-trick-text = Bruno kwam uit met groen. Jij hebt geen groen, dus je mag elke kaart spelen. Je rode 9 is troef en verslaat de 13.
lesson-cards-trick-do = Speel je rode 9 om verder te gaan.
lesson-cards-exact = Precies goed loont.
lesson-cards-exact-text = { $result ->
        [exact] Je bood 1 en haalde 1. Dat levert 20 punten op voor het juiste bod en 10 voor de slag: 30. Een slag te veel of te weinig had 10 gekost.
       *[off] Je bood { $bid } en haalde 1. Elke slag te veel of te weinig kost 10 punten. Het juiste bod had 20 opgeleverd, plus 10 voor elke slag.
    }
lesson-cards-follow = Er is blauw uitgekomen: je moet bekennen.
lesson-cards-follow-text = Wie de uitgekomen kleur heeft, moet die spelen. Dus je blauwe 10 mag, en je gele troef moet wachten.
lesson-cards-follow-do = Speel de blauwe 10 om verder te gaan.
lesson-cards-special = Een Tovenaar verslaat alles, een Nar niets.
lesson-cards-special-text = Je Tovenaar wint zijn slag, zelfs van een troef. Je Nar wint er geen. Beide mag je altijd spelen, wat er ook is uitgekomen. Hoeveel slagen worden het?
lesson-cards-special-do = Kies een getal om verder te gaan.
lesson-cards-special-0 = Nul bieden mag.
lesson-cards-special-0-text = Maar je Tovenaar wint een slag zodra je hem speelt, en ooit moet je. Dat is er één meer dan je hebt geboden.
lesson-cards-special-2 = Twee is moedig.
lesson-cards-special-2-text = De Tovenaar wint er één, de Nar geen. Dan moet je rode 8 de andere halen.
lesson-cards-special-3 = Drie wordt lastig.
lesson-cards-special-3-text = Er zijn drie slagen en je Nar wint er geen van. Zoveel als je hebt geboden worden het niet.
lesson-cards-wizard = { $needs ->
        [0] De rode 12 van Dirk wint tot nu toe.
       *[other] Nu de Tovenaar.
    }
lesson-cards-wizard-text = { $needs ->
        [0] Je bood nul: beken met de rode 8 of gooi de Nar weg, geen van beide wint deze slag. De Tovenaar wint er vroeg of laat één.
       *[other] Je hebt rood en zou moeten bekennen, maar Tovenaars en Narren mogen altijd. De Tovenaar verslaat de rode 12 van Dirk.
    }
lesson-cards-wizard-do = { $needs ->
        [0] Speel een kaart om verder te gaan.
       *[other] Speel de Tovenaar om verder te gaan.
    }
lesson-cards-wizard-other = Dat mag ook.
lesson-cards-wizard-other-text = De Tovenaar blijft in je hand en wint een van de volgende slagen.
lesson-cards-wizard-over = De Tovenaar wint de slag.
lesson-cards-wizard-over-text = Je bood nul, dus deze slag is er één te veel en kost 10 punten. In een echt spel had je er één voor geboden.
lesson-dice-predict = Jij bent de Ziener.
lesson-dice-predict-text = De Ziener voorspelt als eerste en gooit de dobbelstenen. Er worden er zeven gegooid: hoeveel laten jouw kleur zien? Elk veld is een getal en een kleur. Probeer 2 groen.
lesson-dice-predict-do = Kies een veld om verder te gaan.
lesson-dice-wizard = Als welke kleur tellen Tovenaars?
lesson-dice-wizard-text = Elke dobbelsteen heeft op één zijde een Tovenaar. De Ziener noemt de Wizardkleur: de kleur waarvoor Tovenaars deze ronde tellen. Je voorspelde { $colour }, dus { $colour } helpt jou het meest.
lesson-dice-wizard-do = Noem een kleur om verder te gaan.
lesson-dice-wizard-other = Je mag elke kleur noemen.
lesson-dice-wizard-other-text = De Tovenaars helpen nu wie die kleur voorspelde. Voor jouw { $number } { $colour } tellen ze niet.
lesson-dice-roll = Je voorspelde { $number } { $colour } en hebt er { $count }.
lesson-dice-roll-text = Bij een ronde horen hoogstens drie worpen. Laat liggen wat voor jou telt en kies uit de andere wat er opnieuw gegooid wordt.
lesson-dice-roll-do = Kies dobbelstenen en gooi om verder te gaan.
lesson-dice-roll-stopped = Je stopt.
lesson-dice-roll-stopped-text = Dat mag. De worp telt zoals hij ligt: { $count } in plaats van { $number }, dus je noteert { $minus } als strafpunten.
lesson-dice-written = { $state ->
        [seer-exact] Precies { $number } { $colour }: stop nu.
        [score-exact] Precies { $number } { $colour }!
        [seer-off] { $count } in plaats van { $number }.
       *[score-off] { $count } in plaats van { $number }.
    }
lesson-dice-written-text = { $state ->
        [seer-exact] Wie het precies goed heeft, zet een X in het veld. Elke dobbelsteen te veel of te weinig zou een strafpunt zijn.
        [score-exact] Wie het precies goed heeft, zet een X in het veld. Elke dobbelsteen te veel of te weinig zou een strafpunt zijn.
        [seer-off] Wie het precies goed heeft, zet een X in het veld; elke dobbelsteen te veel of te weinig is een strafpunt. Je mag verder gooien of stoppen.
       *[score-off] Wie het precies goed heeft, zet een X in het veld. Elke dobbelsteen te veel of te weinig is een strafpunt, hier { $minus }.
    }
lesson-dice-written-do = { $state ->
        [seer-exact] Stop om verder te gaan.
        [seer-off] Gooi of stop om verder te gaan.
       *[other] Noteer het om verder te gaan.
    }
lesson-dice-xs = Negen X’en en het spel is uit.
lesson-dice-xs-text = { $result ->
        [exact] Je X staat in kolom ×{ $number } en is { $number } punten waard.
       *[off] Je veld is gebruikt, met { $minus } als strafpunten. Een X was daar { $number } waard geweest.
    } Ook de X’en tellen: zodra iemand er negen heeft, is het afgelopen. Nu is Bruno de Ziener, want zijn getal was het hoogste buiten jouw kleur.
lesson-dice-leave = Uitstappen of blijven?
lesson-dice-leave-text = Je hebt precies { $number } { $colour }, maar Bruno is de Ziener en wil verder gooien. Stap je uit, dan telt deze worp voor jou: X. Blijf je, dan telt de volgende.
lesson-dice-leave-do = Stap uit of blijf om verder te gaan.
lesson-dice-leave-stayed = Je blijft.
lesson-dice-leave-stayed-text = Dat mag. Bruno’s volgende worp kan je afnemen wat je had; met uitstappen was de X zeker geweest.
lesson-dice-magic = Er ligt een toverkaart open.
lesson-dice-magic-text = Met toverkaarten is er elke ronde één regel anders. Deze ronde heeft elke kleur een dobbelsteen extra: voorspel een getal dat één hoger is dan anders.
lesson-dice-jester = { $jesters ->
        [one] Er ligt een Nar.
       *[other] Er liggen { $jesters } Narren.
    }
lesson-dice-jester-text = Je { $number } { $colour } zijn er { $count } geworden. Neem in plaats daarvan de Narrenscore: een X in het Narrenveld voor { $jesters } en een 0 in je veld in plaats van strafpunten. Elk Narrenveld kun je maar één keer gebruiken.
lesson-dice-jester-do = Neem de Narrenscore om verder te gaan.
lesson-dice-jester-plain = Je noteert strafpunten.
lesson-dice-jester-plain-text = Dat mag. Met de Narrenscore had je een X gehad, die voor de negen meetelt, en geen strafpunten.
lesson-dice-jester-stayed = Je blijft.
lesson-dice-jester-stayed-text = Dat mag. De volgende worp kan andere Narren hebben, of geen.
