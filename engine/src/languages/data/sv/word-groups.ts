export const synonyms = `
kosta pris avgift kostnad betala
dyr pris kosta
köpa beställa handla
börja starta inleda
sluta avsluta upphöra
dö avlida avled omkomma omkom bortgång
född världen
bo leva bosatt
invånare befolkning folkmängd
bygga uppföra uppfördes anlägga konstruera
grunda stifta bilda inrätta
uppfinna utveckla konstruera
upptäcka finna hitta
förstöra ödelägga rasera
vinna seger segra besegra
krig slag strid konflikt
kung härskare monark kejsare konung regent
regera härska styra
ledare chef
stad ort kommun
plats läge ort
land stat nation
område region trakt
lång varaktighet
pågå varaktighet
stor storlek yta areal
väga tung
snabb fart tempo
orsak anledning skäl
sjukdom åkomma besvär
tillåta lov
nödvändig krävs behövs
hjälp stöd assistans
fel problem störning
trasig skadad defekt
reparera laga åtgärda
lösenord inloggning
logga inloggning
registrera anmäla
ringa telefon telefonnummer nummer
mobil telefon
adress plats
möte bokning
boka reservera
rum lokal
måltid maträtt
mat föda livsmedel
äta föda
gratis kostnadsfri avgiftsfri
rabatt nedsättning
företag firma bolag
anställd personal medarbetare
kund klient
lärare pedagog
pengar valuta
elektricitet ström
älv flod
hav ocean
bil fordon
cykel cyklar
far pappa
mor mamma
barn son dotter
föräldrar far mor
hustru fru maka gift
make man gift
gifta bröllop äktenskap vigsel
yrke arbete jobb
jobb arbete tjänst anställning
skicka sända leverera
leverans frakt försändelse
retur returnera återlämna
återbetalning pengar retur
avboka avbeställa
uppsägning avsluta
öppen öppettider
ändra byta
radera avlägsna
tillverka producera
visa visning
heta namn kallas
läkare doktor
bild foto fotografi
film bio
författare skriva
konstnär målare
universitet högskola
forskare vetenskapsman
resa semester
farlig risk
lag regel
mörda döda
viktig betydande
berömd känd
antal mängd
del avsnitt
sort typ
använda nyttja
öka växa
minska sjunka
biljett inträde
parkera parkering
sopor avfall
kläder plagg
garanti reklamation
lön ersättning
ursprung härkomst
hund katt husdjur
ingrediens beståndsdel
faktura betala
`

export const same = `
frakt leverans försändelse
frakta leverera skicka
retur returnera
telefon ringa telefonnummer
öppen öppettider öppet
laga reparera reparation
butik affär
bil fordon
bagage resväska
toalett wc
sopor avfall
personal anställda
faktura räkning
läkare doktor
wifi internet
avboka avbokning
parkering parkera
pris kostnad avgift
gratis kostnadsfri
tillåten tillåtet
förbjuden förbjudet
trasig sönder
byta byte
`

export const topics = `
öppet öppna öppnar öppettider stängt stänger stänga
pris priser kosta kostar kostnad avgift taxa dyrt betala kronor
rabatt rabatter rabattkod erbjudande studenter student pensionär nedsatt
gratis kostnadsfritt ingår inkluderat
betala betalning kort kontant kontanter swish faktura kreditkort
delbetalning avbetalning
handpenning deposition förskott
återbetalning återbetala pengar tillbaka
avboka avbokning ställa-in förhinder sjuk
omboka ändra flytta ombokning ändring
uppsägning säga-upp avtal abonnemang bindningstid
boka bokning reservera anmäla anmälan tid plats
tid vänta väntetid drop-in
leverans leverera frakt skicka paket post leveranstid
hämta upphämtning avhämtning
retur returnera byta byte ångerrätt
garanti reklamation fel trasig reparation reparera laga skadad
parkering parkera bil garage parkeringsplats
hitta buss tåg station hållplats spårvagn tunnelbana adress
transfer flygplats hämtning
cykel cyklar elcykel
elbil ladda laddning laddstolpe
hund hundar husdjur djur katt valp
barn son dotter bebis småbarn unge barnvagn
blöja blöjor skötbord
spjälsäng barnstol
minderårig föräldrar målsman mamma pappa vuxen
ålder år åldersgräns födelsedag
vän vänner sällskap gäst gäster besök
wifi internet nätverk lösenord
frukost morgon
lunch middag
middag kväll kvällsmat
äta mat restaurang kök måltid meny hungrig
dricka dryck vatten kaffe te öl vin alkohol
vegetarisk vegansk vegetarian vegan kött
allergi allergisk glutenfri laktos nötter
rullstol tillgänglighet funktionshinder hiss trappor ramp
hiss trappa våning
röka rökning rökfritt cigarett
toalett wc
dusch duscha badrum omklädningsrum
simma bad bassäng bastu
rum sova övernatta natt säng boende
handduk handdukar lakan sängkläder
incheckning ankomst nyckel sent
utcheckning avresa lämna
bagage väska resväska skåp förvara
tappat glömt borttappat hittegods
nyckel dörr kod ingång
ljud tyst musik fest
värme kallt varmt temperatur
luftkonditionering svalt hett
väder regn snö storm
sjuk sjukdom läkare intyg feber
akut nödfall läkare smärta hjälp ont
olycka skada skadad
medicin recept apotek
försäkring försäkrad skada stöld
medlem medlemskap medlemsavgift förening
lösenord konto logga-in
ringa telefon telefonnummer nummer kontakt mejl e-post meddelande
språk engelska svenska prata
jobba jobb arbete ansöka
praktik lärling utbildning
lön tjäna
lektion kurs lära lärare instruktör prova
prov examen godkänd
papper dokument blankett legitimation pass körkort intyg
kläder skor utrustning ta-med
hyra uthyrning låna lån
köpa sälja butik affär beställa
present presentkort födelsedag
grupp grupper klass skola företag
bröllop fest kalas födelsedag evenemang
personer platser antal
foto fotografera bilder
tvätta tvätt tvättmaskin
kök laga kylskåp ugn
grill grilla eld
trädgård terrass balkong ute
sopor avfall återvinning
städning städa rengöring
storlek mått
tid länge minuter timmar
förväg innan senast
sen försenad
idag imorgon direkt
helgdag helgdagar jul påsk nyår midsommar
säsong sommar vinter månad semester
nybörjare nivå erfarenhet
rädd nervös
uppgifter integritet radera
kvitto faktura moms
ekologisk lokal färsk
nära avstånd långt
hemma hembesök
begagnad begagnade inbyte
montering montera installera
tillägg extra
råd rådgivning prova
meddela informera
fullt väntelista ledig
`
