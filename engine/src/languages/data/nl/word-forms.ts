export const forms = `
beginnen begint begon begonnen begin
bakken bakte gebakken
bedenken bedacht
bedragen bedraagt bedroeg
begraven begroef
begrijpen begreep begrip
besluiten besloot
bestaan bestaat bestond
betalen betaalt betaalde
bewegen bewoog
bewijzen bewees bewezen bewijs
bezitten bezat bezeten bezitter
bezoeken bezoekt bezocht bezoeker
bidden bad gebeden
bieden biedt bood geboden aanbod
bijten beet gebeten
binden bond gebonden
blazen blies geblazen
blijken bleek gebleken
blijven blijft bleef gebleven
breken breekt brak gebroken breuk
brengen brengt bracht gebracht
buigen boog gebogen
denken dacht gedacht
doen deed gedaan
dragen draagt droeg gedragen
drijven dreef gedreven
drinken dronk gedronken
dwingen dwong gedwongen dwang
eten eet at aten gegeten
eindigen eindigde geëindigd einde
fluiten floot gefloten
gaan gaat ging gegaan
gelden geldt gold gegolden
genezen genas
genieten genoot
geven geeft gaf gaven gegeven gift
gieten goot gegoten
graven groef gegraven
grijpen greep gegrepen
groeien groeide gegroeid
hangen hing gehangen
helpen hielp geholpen hulp
houden houdt hield gehouden
kiezen koos kozen gekozen keuze
kijken keek gekeken
klimmen klom geklommen
komen komt kwam gekomen komst
kopen koopt kocht gekocht aankoop
kosten gekost
krijgen krijgt kreeg gekregen
lachen gelachen
laten liet gelaten
leggen legt legde gelegd
lenen leent leende geleend lening
lezen leest las lazen gelezen
liegen loog gelogen leugen
liggen ligt lag gelegen ligging
lijden leed geleden
lopen loopt liep gelopen
meten mat gemeten meting
nemen neemt nam genomen
ontdekken ontdekt ontdekker
ontstaan ontstond
ontvangen ontvangt ontving ontvangst
ontwerpen ontwierp ontworpen ontwerper
openen opent opende geopend
optreden trad optrad
overlijden overleed
oprichten opgericht richtte oprichter
raden ried
rijden rijdt reed gereden
roepen riep geroepen
ruiken rook geroken geur
scheiden gescheiden scheiding
schenken schonk geschonken
scheppen schiep geschapen schepping
schieten schoot geschoten
schijnen scheen geschenen
schrijven schrijft schreef schreven geschreven schrijver
schrikken schrok geschrokken
slaan slaat sloeg geslagen slag
slapen slaapt sliep geslapen
sluiten sloot gesloten sluiting
snijden sneed gesneden
spreken spreekt sprak gesproken
springen sprong gesprongen
staan staat stond gestaan
stelen steelt stal gestolen diefstal
sterven sterft stierf stierven gestorven dood
stijgen steeg gestegen stijging
strijden streed gestreden
treffen trof getroffen
trekken trekt trok getrokken
trouwen trouwt trouwde getrouwd trouwerij
vallen viel gevallen val
vangen ving gevangen vangst
varen vaart voer gevaren
vechten vocht gevochten gevecht
verbieden verbiedt verbood
verbinden verbond
verdwijnen verdween
vergelijken vergeleek
vergeten vergat
verkopen verkoopt verkocht
verliezen verliest verloor verlies
vertrekken vertrekt vertrok
vervangen verving
verzenden verzond
vinden vindt vond gevonden vondst
vliegen vliegt vloog gevlogen vlucht
vluchten gevlucht
voelen voelde gevoeld gevoel
voorkomen voorkwam
vragen vraagt vroeg gevraagd
vriezen vroor gevroren vorst
wassen waste gewassen
wegen weegt woog gewogen gewicht
werken werkt gewerkt
werpen wierp geworpen
weten wist geweten kennis
wijzen wees gewezen
winnen wint won gewonnen winst winnaar
wonen woont woonde gewoond woning woonplaats
zeggen zegt zei zeiden gezegd
zenden zond gezonden
zien ziet zag gezien zicht
zingen zong gezongen zang
zinken zonk gezonken
zitten zat gezeten
zoeken zoekt zocht gezocht
zwemmen zwom gezwommen
zwijgen zweeg gezwegen
bouwen bouwt bouwde gebouwd
leven leeft leefde geleefd
maken maakt gemaakt maker
leveren levert leverde geleverd
bestellen bestelt bestelde
annuleren geannuleerd
opzeggen opgezegd
retourneren geretourneerd retour
terugbetalen terugbetaald
terugsturen teruggestuurd terugzending
aanmelden aangemeld
afmelden afgemeld
inschrijven ingeschreven
reserveren gereserveerd
boeken geboekt boeking
wijzigen gewijzigd
verwijderen verwijderd
bellen belt belde gebeld
repareren gerepareerd reparatie
toestaan toegestaan toestemming
uitvinden uitgevonden uitvinder
ontwikkelen ontwikkelde
regeren regeerde geregeerd
heersen heerste heerser heerschappij
schilderen schilderde geschilderd schilderij
deelnemen deelgenomen deelname deelnemer
aankomen aangekomen aankomst
verhuizen verhuisde
vernietigen vernietigd
benoemen benoemd
studeren studeerde gestudeerd studie student
gebruiken gebruikt
stoppen stopt gestopt
geboren geboorte
vermoorden moord
trouwen huwde gehuwd huwelijk
veroveren veroverde
reizen reisde gereisd reis
sturen stuurt stuurde gestuurd
duren duurt duurde geduurd
stad steden stedelijk
schip schepen
kind kinderen
ei eieren
lid leden
dag dagelijks
museum musea
huis huizen
brief brieven
koning koninklijk
jaar jaarlijks
week wekelijks
maand maandelijks
lang lengte
hoog hoogte
diep diepte
breed breedte
oud leeftijd
zwaar gewicht
snel snelheid
warm warmte
koud kou
sterk kracht
ziek ziekte
goed beter beste
veel meer meeste
één eentje 1
twee 2
drie 3
vier 4
vijf 5
zes 6
zeven 7
acht 8
negen 9
tien 10
elf 11
twaalf 12
dertien 13
veertien 14
vijftien 15
zestien 16
zeventien 17
achttien 18
negentien 19
twintig 20
dertig 30
veertig 40
vijftig 50
honderd 100
duizend 1000
eerste 1e 1
tweede 2e 2
derde 3e 3
vierde 4e 4
vijfde 5e 5
nederland nederlander holland
belgië belgisch belg
vlaanderen vlaams vlaming
duitsland duits duitser
frankrijk frans fransen
engeland engels engelsman engelsen
verenigd brits
ierland iers
schotland schots
spanje spaans spanjaard
portugal portugees portugezen
italië italiaans
zwitserland zwitsers
oostenrijk oostenrijker
denemarken deens
noorwegen noors
finland fins finnen
rusland russisch russen
oekraïne oekraïens
griekenland grieks
turkije turks
hongarije hongaars
china chinees chinezen
japan japanner
india indiaas indiase
amerika amerikaans vs
egypte egyptisch egyptenaar
rome romeins
europa europees
roemenië roemeens
tsjechië tsjechisch
brazilië braziliaans
indonesië indonesisch
`
