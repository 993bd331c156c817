export const forms = `
afslutte afslutning
bede beder bad bedt
begrave begravede begravelse
beskrive beskrev beskrevet beskrivelse
bestå består bestod bestået
betale betaling
binde bandt bundet
bide bed bidt
byde bød budt bud
bo bor boede boet bolig
brænde brandt brændte brændt brand
bryde brød brudt brud
bygge bygning byggeri
bære bar båret
begynde begyndelse
drage drog draget
drikke drak drukket drik
drive drev drevet drift
dø dør døde død døden
døbe døbte døbt dåb
erobre erobring
falde faldt faldet fald
finde fandt fundet
flyve fløj fløjet flyvning fly
flyde flød flydt
flygte flugt
fryse frøs frosset frost
fange fangede fangst
føde født fødselsdag fødsel
følge fulgte fulgt
forbyde forbød forbudt forbud
forlade forlod forladt
forsinke forsinket forsinkelse
fortælle fortalte fortalt fortælling
forsvinde forsvandt forsvundet
ødelægge ødelagde ødelagt ødelæggelse
tabe tabte tab
forstå forstår forstod forstået
give giver gav givet gave
gifte giftermål
gribe greb grebet
græde græd grædt
grave gravede
hedde hed
hjælpe hjalp hjulpet hjælp
holde holdt
høre hørte hørelse
hænge hang hængt
ankomme ankom ankommet ankomst
krybe krøb krøbet
købe købte køb
lede ledte ledelse
leve levede liv
lide led lidt
ligge lå ligget
lyve løj løjet løgn
lade lod ladet
lægge lagde lagt
læse læste læsning
lære lærte lært
løbe løb løbet
løse løste løsning
låne lånte lån
måle målte måling
male maling maleri
nyde nød nydt
nå når nåede nået
ride red redet
regere regering
rejse rejste
se ser så set syn
sidde sad siddet sæde
synge sang sunget
synke sank sunket
skille skilte skilsmisse
skinne skinnede
skyde skød skudt skud
skrive skrev skrevet skrift
skære skar skåret
slippe slap sluppet
slå slår slog slået slag
sove sov sovet søvn
springe sprang sprunget spring
sprede spredte spredning
stige steg steget
stjæle stjal stjålet tyveri
studere studie studier studerende
stå står stod stået
suge sugede
sende sendte sending
sige sagde sagt
sælge solgte solgt salg
sætte satte sat
søge søgte søgning ansøgning
tillade tillod tilladt tilladelse
træde trådte trådt
trække trak trukket
tvinge tvang tvunget
undervise undervisning
opfinde opfandt opfundet opfindelse
opstå opstår opstod opståen
udvikle udvikling
vide ved vidste vidst viden
vinde vandt vundet gevinst
veje vejede vægt
vælge valgte valgt valg
vokse voksede vækst
eje ejede ejer
æde åd ædt
spise spiste spist
ændre ændring
anvende anvendte anvendelse
bruge brugte brug
afbestille afbestilling
bestille bestilte bestilling
booke booking
levere levering
returnere retur returnering
reparere reparation
registrere registrering
tilmelde tilmeldte tilmelding
åbne åbning åben åbent
sejre sejr
angribe angreb angrebet
oversætte oversatte oversat oversættelse
lukke lukkede lukket lukning
parkere parkering
mand mænd
bog bøger
fod fødder
datter døtre
bror brødre
mor mødre
far fædre
øje øjne
ko køer
and ænder
gås gæs
tand tænder
nat nætter
hånd hænder
bonde bønder
barn børn
lang længde længere længst langt
høj højde højere højst højt
bred bredde bredere bredest
dyb dybde dybere
stor større størst størrelse
lille små mindre mindst
gammel gamle ældre ældst alder
ung yngre yngst ungdom
god bedre bedst godt
dårlig værre værst
mange flere flest
få færre færrest
tung tungere tungest
stærk stærkere styrke
varm varme
kold kulde
to 2
tre 3
fire 4
fem 5
seks 6
syv 7
otte 8
ni 9
ti 10
elleve 11
tolv 12
tyve 20
tredive 30
fyrre 40
halvtreds 50
hundrede 100
tusind tusinde 1000
første 1.
anden 2.
tredje 3.
danmark dansk danskere
sverige svensk svenskere
norge norsk nordmænd
finland finsk finner
tyskland tysk tyskere
england engelsk englændere
frankrig fransk franskmænd
spanien spansk spaniere
italien italiensk italienere
rusland russisk russere russer
polen polsk polakker
grækenland græsk grækere
tyrkiet tyrkisk tyrkere
kina kinesisk kinesere
japan japansk japanere
europa europæisk europæere
rom romersk romere
`
