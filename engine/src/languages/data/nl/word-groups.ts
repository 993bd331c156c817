export const synonyms = `
kosten prijs tarief vergoeding betalen
duur prijs kosten
kopen aanschaffen bestellen
beginnen starten aanvang
eindigen stoppen ophouden beëindigen afsluiten
sterven overlijden omkomen
geboren wereld geboorteplaats geboortedatum
wonen leven woonachtig verblijven
inwoner bevolking bewoner
bouwen oprichten construeren aanleggen
oprichten stichten gesticht stichting
uitvinden ontwikkelen bedenken
ontdekken vinden
verwoesten vernietigen vernielen
winnen overwinning zege zegevieren verslaan
oorlog slag strijd conflict
koning vorst heerser monarch keizer
regeren heersen
leider hoofd baas chef
stad plaats gemeente
land staat natie
gebied regio streek
lang lengte duur
duren tijd
groot omvang oppervlakte
hoog hoogte
zwaar gewicht wegen
snel snelheid tempo
oud leeftijd
reden oorzaak
ziekte aandoening kwaal
mogen toestaan toegestaan
verbieden verboden
nodig vereist noodzakelijk benodigd
helpen hulp ondersteuning bijstand
fout probleem storing
kapot defect beschadigd
repareren herstellen
wachtwoord inloggen
inloggen aanmelden
aanmelden registreren inschrijven
bellen telefoon telefonisch telefoonnummer
mobiel gsm smartphone
adres locatie
afspraak ontmoeting
reserveren boeken
kamer ruimte vertrek
maaltijd gerecht eten
eten voedsel voeding
gratis kosteloos vrij
korting reductie
bedrijf onderneming firma
medewerker werknemer personeel
klant cliënt
leraar docent onderwijzer
geld valuta munt
elektriciteit stroom elektrisch energie
rivier stroom
zee oceaan
auto wagen voertuig
fiets rijwiel
vader papa
moeder mama
kind zoon dochter
ouders vader moeder
echtgenote vrouw trouwen
echtgenoot man trouwen
trouwen huwelijk bruiloft
oma grootmoeder
opa grootvader
beroep werk baan
baan vacature
sturen verzenden leveren opsturen
levering bezorging verzending
retour terugsturen terugzenden retourneren ruilen
terugbetalen geld terugkrijgen
opzeggen annuleren beëindigen
annuleren afzeggen
open openingstijden geopend
sluiten dicht
wijzigen veranderen aanpassen
verwijderen wissen
toevoegen invoegen
maken vervaardigen creëren
aanmaken maken
tonen weergeven
krijgen ontvangen verkrijgen
noemen naam heten
betekenen betekenis
zeggen verklaren beweren
denken geloven menen
kijken zien
spreken praten
arts dokter geneesheer
foto afbeelding beeld
film bioscoop
schrijver auteur
schrijven auteur
schilder kunstenaar
universiteit hogeschool
studeren universiteit
wetenschapper onderzoeker
reis vakantie
lopen wandelen
gevaarlijk risico
wet recht regel
voorschrift regel
doden vermoorden
aanvallen aanval
belangrijk voornaam
beroemd bekend
klein gering
aantal hoeveelheid
deel gedeelte
soort type
gebruiken benutten toepassen
groeien toenemen stijgen
dalen afnemen
verbinden aansluiten
opslaan bewaren
toegang entree kaartje ticket
parkeren parkeerplaats
afval vuilnis
kleding kleren
garantie waarborg
salaris loon verdienen
afkomst oorsprong
produceren vervaardigen fabricage
huisdier hond kat
vertrekken weggaan
aankomen arriveren
benoemen aanstellen
toilet wc
arbeider werknemer
ingrediënt bestanddeel
noodgeval spoed
`

export const same = `
verzending levering bezorging verzendkosten
verzenden leveren bezorgen
terugbetaling restitutie
retour retourneren terugsturen terugbrengen
telefoon bellen telefoonnummer
mobiel gsm
open geopend openingstijden
repareren reparatie herstellen
winkel zaak
auto wagen
fiets rijwiel
bagage koffers
vakantie verlof
toilet wc
afval vuilnis
goedkoop voordelig
personeel medewerkers
bon voucher
rekening factuur
dokter arts
kinderwagen buggy
wifi internet
annuleren annulering
opzeggen opzegging
parkeren parkeerplaats
prijs kosten tarief
gratis kosteloos
toegestaan geoorloofd
kapot defect
ruilen omruilen
aanbetaling voorschot
cadeau geschenk
`

export const topics = `
open geopend opening openingstijden openen dicht gesloten sluiten sluitingstijd openingsuren
prijs prijzen kosten kost tarief tarieven duur betalen euro bedrag
korting kortingen aanbieding actie studenten studentenkorting ouderen ooievaarspas code goedkoper
gratis kosteloos inbegrepen inclusief
betalen betaling pinnen pin contant cash pas creditcard ideal overboeking overmaken factuur tikkie
termijnen gespreid afbetalen
aanbetaling borg waarborgsom voorschot statiegeld
terugbetaling terugbetalen geld terug terugkrijgen restitutie
annuleren annulering afzeggen afmelden opzeggen verhinderd ziek
verzetten wijzigen verplaatsen omboeken verschuiven wijziging
opzeggen opzegtermijn abonnement contract lidmaatschap
reserveren reservering boeken boeking aanmelden inschrijven inschrijving afspraak plek plaats
afspraak wachten wachttijd inloop langskomen
bezorgen bezorging levering leveren verzenden verzending verzendkosten pakket post thuisbezorgd levertijd opsturen
ophalen afhalen meenemen halen brengen
retour retourneren terugsturen ruilen omruilen teruggeven herroeping
garantie klacht defect kapot reparatie repareren stuk beschadigd maken lek onderhoud
parkeren parkeerplaats parkeerplek parkeergarage auto wagen
bereikbaarheid route bus trein station halte tram metro adres bereiken komen
pendel shuttle ophalen vliegveld station
fiets fietsen rijwiel e-bike tweewieler fietsenstalling
elektrisch opladen laadpaal accu stroom batterij
hond honden huisdier huisdieren dier dieren kat aangelijnd puppy
kind kinderen zoon dochter baby peuter kleuter jongen meisje kleintje kinderwagen
luier luiers verschonen kinderwagen
kinderbedje babybed kinderstoel kinderzitje
minderjarig ouders toestemming moeder vader volwassene puber
leeftijd jaar minimumleeftijd oud verjaardag
vriend vriendin partner begeleider gast gasten bezoek bezoekers
wifi internet netwerk wachtwoord verbinding
ontbijt ontbijten ochtend
lunch lunchen middag
avondeten diner dineren avond
eten restaurant keuken maaltijd gerecht menu menukaart honger
drinken drank drankjes water koffie thee bier wijn alcohol
vegetarisch veganistisch vegetariër vegan vlees
allergie allergisch glutenvrij lactose gluten noten intolerantie
rolstoel toegankelijk gehandicapt beperking lift drempel trap hellingbaan mindervalide
lift trap verdieping
roken rookvrij sigaret rookruimte
toilet wc toiletten
douche douchen badkamer kleedkamer omkleden
zwemmen zwembad sauna baden
kamer kamers slapen overnachten overnachting bed nacht
handdoek handdoeken beddengoed lakens
inchecken check-in aankomst aankomen sleutel laat
uitchecken check-out vertrek vertrekken verlaten
bagage koffer tas tassen kluisje locker bewaren
verloren vergeten gevonden voorwerpen kwijt
sleutel deur toegang code ingang binnenkomen
lawaai stil stilte muziek feest
verwarming warm koud temperatuur
airco koel heet hitte
weer regen regent sneeuw storm onweer
ziek ziekte dokter arts briefje koorts
spoed noodgeval arts pijn hulp dringend nood pech pechhulp
ongeluk ongeval gewond letsel schade aanrijding
medicijn medicijnen recept apotheek
verzekering verzekerd aansprakelijk schade diefstal gestolen polis
lid leden lidmaatschap contributie vereniging
wachtwoord account inloggen
bellen telefoon telefoonnummer nummer contact mail e-mail bericht schrijven appen whatsapp
taal talen engels nederlands spreken
werken baan vacature solliciteren sollicitatie bijbaan
stage leerling opleiding stagiair
loon salaris verdienen
les lessen cursus leren docent instructeur proefles
examen toets slagen gezakt herkansing
papieren documenten formulier bewijs identiteitsbewijs paspoort rijbewijs legitimatie
kleding kleren schoenen uitrusting meenemen dragen helm
huren verhuur huur lenen uitlenen lening leenfiets
kopen verkopen koop verkoop bestellen winkel zaak aanschaffen
cadeau cadeaubon bon geven verjaardag
groep groepen klas school bedrijf uitje
bruiloft trouwen feest feestje verjaardag evenement vieren
personen mensen plaatsen capaciteit maximum
foto foto's fotograferen
wassen was wasmachine droger
keuken koken koelkast oven
barbecue bbq vuur
tuin terras balkon buiten
afval vuilnis recyclen inleveren
schoonmaken schoonmaak schoon poetsen
maat maten grootte past lengte hoogte
duur duurt lang minuten uren klaar
vooraf vantevoren uiterlijk termijn doorgeven
laat vertraging op-tijd
vandaag morgen meteen direct last-minute
feestdag feestdagen kerst pasen oudjaar nieuwjaar koningsdag
seizoen zomer winter maand vakantie
beginner beginners niveau gevorderd ervaring
bang eng zenuwachtig
gegevens privacy verwijderen
bon bonnetje factuur btw kwitantie
biologisch lokaal vers streek
dichtbij buurt afstand ver lopen
thuis huis langs voorrijkosten
tweedehands gebruikt occasion inruil inruilen inleveren
montage monteren installeren plaatsen
toeslag extra meerprijs bijbetalen
advies proberen uitproberen passen testen proefrit proefrijden
laten-weten melden doorgeven informeren
wachtlijst vol beschikbaar vrij
verhuizen verhuizing adres
vakantie reis afwezig
slot sloten beveiliging sleutel
band banden lekke ventiel wiel
`
