export const synonyms = `
koste pris afgift omkostning betale
dyr pris koste
købe bestille handle
begynde starte indlede
afslutte ende ophøre slutte
dø afgå omkomme omkom bortgang
født verden
bo leve bosat
indbygger befolkning folketal
bygge opføre anlægge konstruere
grundlægge stifte oprette
opfinde udvikle konstruere
opdage finde
ødelægge rasere
vinde sejr sejre besejre
krig slag strid konflikt kamp
konge hersker monark kejser regent
regere herske styre
leder chef
by sted kommune
plads beliggenhed sted
land stat nation
område region egn
lang varighed
vare varighed
stor størrelse areal
veje tung
hurtig fart hastighed tempo
årsag grund
sygdom lidelse besvær
tillade lov må
nødvendig kræves behøves
hjælp støtte assistance
fejl problem forstyrrelse
ødelagt beskadiget defekt
reparere udbedre
adgangskode login
logge login
registrere tilmelde
ringe telefon telefonnummer nummer
mobil telefon
adresse sted
møde booking aftale
booke reservere bestille
værelse rum lokale
måltid ret
mad føde fødevarer
spise føde
gratis vederlagsfri
rabat nedsættelse
virksomhed firma selskab
ansat personale medarbejder
kunde klient
lærer pædagog underviser
penge valuta
elektricitet strøm
å flod
hav ocean
bil køretøj
cykel cykler
far papa
mor mama
barn søn datter
forældre far mor
hustru kone gift
ægtefælle mand gift
gifte bryllup ægteskab vielse
erhverv arbejde job
job arbejde stilling ansættelse
sende levere
levering fragt forsendelse
retur returnere tilbagelevere
refusion penge retur tilbagebetaling
afbestille annullere
opsigelse afslutte
åben åbningstider
ændre bytte
slette fjerne
fremstille producere lave
vise visning
hedde navn kaldes
læge doktor
billede foto fotografi
film biograf
forfatter skrive
kunstner maler
universitet højskole
forsker videnskabsmand
rejse ferie
farlig risiko
lov regel
myrde dræbe
vigtig betydelig
berømt kendt
antal mængde
del afsnit
slags type
bruge anvende benytte
øge vokse stige
mindske falde
billet entré adgang
affald skrald
tøj beklædning
garanti reklamation
løn betaling
oprindelse herkomst
ingrediens bestanddel
faktura betale regning
`

export const same = `
fragt levering forsendelse
fragte levere sende
retur returnere
telefon ringe telefonnummer
åben åbningstider åbent
reparere reparation
butik forretning
bil køretøj
bagage kuffert
toilet wc
affald skrald
personale ansatte
faktura regning
læge doktor
wifi internet
afbestille afbestilling
parkering parkere
pris omkostning afgift
gratis vederlagsfrit
tilladt tilladelse
forbudt forbud
ødelagt itu
bytte ombytte
`

export const topics = `
åbent åbne åbner åbningstider lukket lukker lukke
pris priser koste koster omkostning afgift takst dyrt betale kroner
rabat rabatter rabatkode tilbud studerende pensionist nedsat
gratis inkluderet indbefattet
betale betaling kort kontant kontanter mobilepay faktura kreditkort dankort
rate afdrag
depositum forudbetaling
refusion penge tilbage tilbagebetaling
afbestille afbestilling aflyse forhindret syg
ændre flytte ombooke ændring
opsigelse opsige aftale abonnement binding
booke booking reservere tilmelde tilmelding tid plads
tid vente ventetid
levering levere fragt sende pakke post leveringstid
hente afhentning
retur returnere bytte ombytning fortrydelsesret
garanti reklamation fejl ødelagt reparation reparere beskadiget
parkering parkere bil garage parkeringsplads
finde bus tog station stoppested metro adresse
transfer lufthavn afhentning
cykel cykler elcykel
elbil lade opladning ladestander
hund hunde kæledyr dyr kat hvalp
barn søn datter baby småbørn unger barnevogn
ble bleer puslebord
barneseng højstol
mindreårig forældre værge mor far voksen
alder år aldersgrænse fødselsdag
ven venner selskab gæst gæster besøg
wifi internet netværk adgangskode
morgenmad morgen
frokost middag
aftensmad aften middag
spise mad restaurant køkken måltid menu sulten
drikke vand kaffe te øl vin alkohol
vegetarisk vegansk vegetar veganer kød
allergi allergisk glutenfri laktose nødder
kørestol tilgængelighed handicap elevator trappe rampe
elevator trappe etage
ryge rygning røgfri cigaret
toilet wc
bad bruser badeværelse omklædning
svømme bade svømmebassin sauna
værelse sove overnatte nat seng ophold
håndklæde håndklæder lagen sengetøj
indtjekning ankomst nøgle sent
udtjekning afrejse forlade
bagage taske kuffert skab opbevare
tabt glemt hittegods
nøgle dør kode indgang
støj stille musik fest
varme koldt varmt temperatur
aircondition køligt hedt
vejr regn sne storm
syg sygdom læge attest feber
akut nødstilfælde læge smerte hjælp ondt
ulykke skade beskadiget
medicin recept apotek
forsikring forsikret skade tyveri
medlem medlemskab kontingent forening
adgangskode konto login
ringe telefon telefonnummer nummer kontakt mail besked
sprog engelsk dansk tale
job arbejde ansøge
praktik lærling uddannelse
løn tjene
lektion kursus lære lærer instruktør prøve
prøve eksamen bestået
papirer dokument blanket legitimation pas kørekort attest
tøj sko udstyr medbringe
leje udlejning låne lån
købe sælge butik forretning bestille
gave gavekort fødselsdag
gruppe grupper klasse skole firma
bryllup fest fødselsdag arrangement
personer pladser antal
foto fotografere billeder
vaske vask vaskemaskine
køkken køleskab ovn
grill grille bål
have terrasse altan udendørs
affald skrald genbrug
rengøring gøre-rent
størrelse mål
længe minutter timer
forvejen inden senest
sen forsinket
dag morgen straks
helligdag helligdage jul påske nytår
sæson sommer vinter måned ferie
begynder niveau erfaring
bange nervøs
oplysninger persondata slette
kvittering faktura moms
økologisk lokal frisk
nær afstand langt
brugt brugte bytte
montering montere installere
tillæg ekstra
råd rådgivning
venteliste ledig optaget
`
