export const synonyms = `
stojí cena poplatok platiť
drahý cena stojí
kúpiť objednať
začal začiatok štart
končiť skončiť uzavrieť
zomrieť zahynúť úmrtie
bývať žiť sídliť
obyvateľ populácia ľudia
stavať vybudovať vznik
založiť zriadiť vznik
objaviť nájsť
zničiť zhorieť zrúcať
vyhrať zvíťaziť poraziť
vojna boj bitka
kráľ panovník vládca cisár
vládnuť panovník
majiteľ vlastník vlastniť patriť
mesto obec
miesto poloha lokalita
krajina republika
územie oblasť región
dlho trvať
veľkosť rozloha plocha
ťažký vážiť
rýchly rýchlosť
dôvod príčina
choroba ochorenie
dovolený povolený
zakázaný zákaz
potrebný nutný povinný
pomoc podpora
chyba porucha problém
pokazený poškodený nefunkčný
telefón mobil
izba miestnosť
jedlo strava
zadarmo bezplatne
zľava výhodnejšie
firma spoločnosť podnik
zamestnanec personál
zákazník klient
učiteľ lektor inštruktor
peniaze mena
elektrina prúd elektrický
auto vozidlo
dieťa syn dcéra
rodič otec matka
manželka manžel
svadba sobáš
povolanie zamestnanie práca
poslať doručiť
vrátiť reklamovať
zrušiť stornovať odhlásiť
zmeniť upraviť presunúť
lekár doktor
fotografia snímka obrázok
film kino
autor spisovateľ
maliar umelec
výlet cesta
slávny známy
počet množstvo
časť úsek
druh typ
používať využívať
`

export const same = `
doručenie doprava zásielka
telefón mobil zavolať
otvorené otváracie
oprava opraviť servis
auto automobil
batožina kufor
dovolenka prázdniny
byt apartmán
toaleta wc záchod
odpad smeti
zamestnanci personál
poukaz voucher
faktúra účet
lekár doktor
wifi internet
zrušiť stornovať
vrátenie refundácia
cena poplatok vstupné
zadarmo bezplatne gratis
zakázané nedovolené
pokazený poškodený
záloha kaucia depozit
darček dar
lístok vstupenka
prenájom požičanie
`

export const topics = `
otvorené otvorený otváracie hodiny otvárate zatvorené zatvárate zatvorený
cena ceny cenník poplatok stojí stoja vstupné platiť zaplatiť drahé eur
zľava zľavy zľavnený študent študenti dôchodca dôchodcovia senior preukaz lacnejšie
zadarmo bezplatne zahrnuté cene
platiť zaplatiť platba karta kartou hotovosť hotovosti prevod faktúra
splátky splátka rozložiť
záloha kaucia depozit
vrátenie vrátiť peniaze peňazí
zrušiť zrušenie storno stornovať ochorieť chorý choroba
zmeniť presunúť zmena termín
výpoveď zmluva členstvo predplatné
rezervovať rezervácia objednať objednanie prihlásiť termín miesto
čakať čakacia rad poradie
doručenie doručiť poslať zásielka kuriér balík pošta
vyzdvihnúť vyzdvihnutie prevziať osobný odber
vrátenie výmena vymeniť reklamácia
záruka reklamácia chyba pokazený oprava poškodený rozbitý
parkovanie parkovať parkovisko auto garáž miesto
autobus vlak električka zastávka stanica adresa cesta dostať
bicykel bicykle kolobežka
elektromobil nabíjanie nabíjačka
pes psy psík zviera zvieratá mačka miláčik
dieťa deti syn dcéra bábätko malý kočík
plienky prebaľovací pult
postieľka stolička
neplnoletý rodič rodičia súhlas mama otec
vek rokov narodeniny
kamarát priateľ skupina hosť hostia návšteva
wifi internet sieť heslo
raňajky ráno
obed poludnie
večera večer
jedlo jesť reštaurácia kuchyňa menu hladný občerstvenie bufet
piť nápoj voda káva čaj pivo víno alkohol
vegetariánske vegánske vegetarián vegán mäso
alergia alergik lepok laktóza orechy
vozík vozíčkar bezbariérový výťah schody rampa
fajčiť fajčenie cigareta
toaleta wc záchod
sprcha kúpeľňa šatňa
plávať kúpanie bazén sauna
izba spia ubytovanie noc posteľ prenocovať
uterák uteráky posteľná bielizeň
príchod kľúč neskoro ubytovať
odchod opustiť
batožina kufor taška skrinka úschovňa
stratiť zabudnúť straty nálezy
hluk ticho hudba oslava
kúrenie teplo zima teplota obliecť oblečenie bunda
klimatizácia horúco
počasie dážď sneh búrka
lekár chorý potvrdenie horúčka
fotiť fotografovať foto kamera nakrúcať
prehliadka sprievodca výklad turné
`
