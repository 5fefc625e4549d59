# Tables and chance at a table.

## Tafels

refused-already-acted = Je hebt al beslist. Kijk hoe het er nu voor staat.
refused-bad-code = Deze code is fout, al gebruikt of te oud. Maak op het andere apparaat een nieuwe.
refused-bad-link = Deze link is al gebruikt of te oud. Maak op het andere apparaat een nieuwe.
refused-bad-message = De server begreep dit bericht niet: { $reason }. Een bericht is JSON van hoogstens { $longest } bytes.
refused-bad-name = Kies een naam met minstens één letter; er worden hoogstens { $longest } tekens getoond.
refused-bad-order = Noem elke plaats één keer om de plaatsen te wisselen.
refused-bad-request = Dit verzoek is niet te begrijpen: { $reason }
refused-bad-token = Deze plaats is op dit apparaat niet van jou. Ga opnieuw zitten, of haal bij het andere apparaat een link.
refused-game-has-begun = Het spel is begonnen. Je kunt toekijken of op het volgende wachten.
refused-game-not-begun = Het spel is nog niet begonnen. De gastheer start het.
refused-game-not-over = Dat kan pas als het spel is afgelopen.
refused-game-not-running = Er loopt hier nu geen spel.
refused-game-paused = Het spel staat stil. De gastheer laat het verdergaan.
refused-hello-again = De begroeting was er al. Zeg wat je wilt doen.
refused-hello-first = Eerst de begroeting: met de sleutel van een plaats, of zonder om toe te kijken.
refused-host-only = Dat mag alleen de gastheer. Vraag het daar.
refused-muted = De gastheer heeft je gedempt; dit hoort nu niemand.
refused-no-such-method = Zo kan dit adres niet gebruikt worden. Hoe het moet, staat in de beschrijving.
refused-no-such-page = Op dit adres is niets. Controleer het, of begin op de voorpagina.
refused-no-such-profile = De server kent dit profiel niet. Het is gewist, of er is nog niets mee gespeeld.
refused-no-such-seat = Die plaats is er niet. Deze tafel heeft er { $seats }.
refused-no-such-table = Die tafel is er niet. Controleer de code bij wie je uitnodigde.
refused-nothing-said = Daar staat niets in. Schrijf een paar woorden.
refused-only-watching = Je kijkt toe. Neem een plaats om mee te doen.
refused-other-site = Dit kwam van een andere site en is niet gedaan. Doe het op de pagina van deze server.
refused-removed = De gastheer heeft je plaats weggenomen. Je kunt toekijken, of aan een andere tafel gaan zitten.
refused-removed-lately = De gastheer heeft je plaats weggenomen. Over { $seconds } seconden kun je hier weer gaan zitten.
refused-saying-too-long = Dat is te lang. Zeg het in hoogstens { $longest } tekens.
refused-seat-not-taken = Daar zit niemand met wie dat kan. Kies een andere plaats.
refused-seat-taken = Deze plaats is bezet. Kies een vrije.
refused-seats-free = { $free ->
        [one] Er is nog één plaats
       *[other] Er zijn nog { $free } plaatsen
    } vrij. Wacht op spelers, of vul aan met computerspelers.
refused-server-error = Er ging iets mis op de server. Van je spel is niets verloren; probeer het nog eens.
refused-seats-kept = De vrije plaatsen zijn nog voor wie net meespeelde. Probeer het over { $seconds } seconden nog eens.
refused-stopping = De server start opnieuw. Wacht een paar tellen en ga dan verder.
refused-storage-down = De server kan nu niets opslaan, dus dit is niet gedaan. Probeer het zo nog eens.
refused-storage-full = De server heeft geen ruimte meer, dus dit is niet gedaan. Zeg het tegen wie hem beheert.
refused-table-busy = Er gebeurt te veel tegelijk. Probeer het nog eens.
refused-table-closed = Deze tafel is gesloten. Open een nieuwe.
refused-table-full = Alle plaatsen zijn bezet. Je kunt toekijken, of zelf een tafel openen.
refused-too-fast = Dat was te veel tegelijk. Wacht een paar tellen en ga dan verder.
refused-too-long = Dat is te lang voor de server (meer dan { $longest } bytes). Stuur minder.
refused-too-many-computers = Er is plaats voor hoogstens { $most } computerspelers.
refused-unknown-level = Er is geen niveau “{ $level }”. De niveaus zijn: { $known }.
refused-unknown-sequence = Dit antwoordt op iets dat nog niet gebeurd is. Kijk hoe het er nu voor staat.

## Toeval aan tafel

refused-cheat-commitment-changed = De server heeft het geheim verwisseld waarop hij zich had vastgelegd. Een eerlijke server doet dat nooit.
refused-cheat-commitment-met = De server gebruikt een geheim dat hij al aan een andere tafel heeft gebruikt. Een eerlijke server doet dat nooit, daarom heb je geen plaats gekregen.
refused-cheat-promise-left-out = De server wil het spel zonder jouw toevalsgetal beginnen, hoewel je er een had beloofd.
refused-cheat-reveal-denied = De server zegt dat jouw toevalsgetal te laat kwam. Maar hij had het bevestigd.
refused-cheat-second-closing = De server wil met dezelfde belofte een tweede keer beginnen, om opnieuw te trekken. Jouw toevalsgetal is daarvoor niet gegeven.
refused-cheat-terms = De server wil een ander spel beginnen dan afgesproken: { $what ->
        [commitment] zijn geheim is een ander
        [game] het spel is een ander
        [options] de varianten of de eerste speler zijn anders
        [restarts] hij telt de herstarts verkeerd
        [seats] het aantal plaatsen is anders
        [table] de tafel is een andere
       *[closing] zijn voorwaarden zijn niet te lezen
    }. Jouw toevalsgetal is niet gegeven.
refused-game-starting = Het spel begint net. Probeer het zo meteen opnieuw.
refused-no-closing = Het spel begint nu niet, dus er is geen toevalsgetal te tonen.
refused-no-promises = Deze tafel is geopend door een oudere versie, die geen beloften kent.
refused-nonce-mismatch = Dit is niet het toevalsgetal dat jouw plaats heeft beloofd.
refused-not-promised = Het spel kan beginnen als iedereen een toevalsgetal heeft beloofd. Nog niet: { $names }.
refused-part-lost = Jouw toevalsgetal kwam te laat voor dit spel. Je kunt meespelen, maar zonder deel in het toeval.
refused-unproved-late = Jouw toevalsgetal kwam niet op tijd aan en zit daarom niet in dit spel. Voor jou is niet bewezen dat er eerlijk is gedeeld.
refused-unproved-not-here = Dit apparaat heeft geen toevalsgetal aan dit spel gegeven. Hier is daarom niet bewezen dat er eerlijk is gedeeld.
refused-unproved-old-version = Het spel begon bij een oudere versie van de server, die kon kiezen wat er werd gedeeld.
refused-unproved-other-promise = Jouw plaats heeft een ander toevalsgetal gegeven dan dat van dit apparaat. Het kwam van een ander apparaat van jou, of de server heeft het verwisseld. Hier is niet bewezen dat er eerlijk is gedeeld.
refused-first-mismatch = Er is niet met de gevraagde varianten gespeeld, of de eerste gever of Ziener is niet de getrokken speler.
refused-promise-mismatch = Het toevalsgetal van plaats { $owner } is niet het beloofde.
refused-kept-closing-mismatch = Het verslag noemt andere voorwaarden van het spel dan het beloftebestand: tafel, varianten, beloften of herstarts zijn veranderd.
refused-kept-nonce-mismatch = Het verslag heeft voor plaats { $owner } een ander toevalsgetal dan het beloftebestand.
refused-kept-old-record = Het beloftebestand hoort bij een andere manier van trekken dan dit verslag, dat geen beloften heeft.

## Files of games

refused-text-notation = Dit zijn spellen in tekstnotatie, geen verslag. `stonehenge notation BESTAND` maakt er verslagen van.
