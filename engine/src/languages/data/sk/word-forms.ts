/** Forms that the Czech stemmer, which reads Slovak as well as it can, keeps apart. */
export const forms = `
začal začala začalo začali začiatok začiatku
končiť skončiť končí skončil skončila koniec konca ukončenie
zomrieť zomrel zomrela zomreli smrť smrti
zahynúť zahynul zahynula zahynuli
narodiť narodil narodila narodili narodenie narodenia
bývať býva bývajú býval obyvateľ obyvatelia obyvateľov
žiť žije žijú žil žila žili život života
stavať postaviť postavil postavili postavený postavená postavené stavba stavby stavbu budova budovy budovu
založiť založil založila založený založená založené založenie zakladateľ
vzniknúť vznikol vznikla vzniklo vznik vzniku
objaviť objavil objavila objavili objavený objavená objavenie objaviteľ objav
vynájsť vynašiel vynález vynálezca
zničiť zničil zničila zničený zničená zničené
zhorieť zhorel zhorela zhorelo požiar požiaru požiari oheň ohňa
vyhrať vyhral vyhrala výhra víťaz víťazstvo
bojovať bojoval boj boja boje
vládnuť vládol vládla vláda vlády
stojí stoja stál stála stálo
platiť zaplatiť platí platím platíte platíme zaplatím zaplatil platba platby platbu poplatok poplatku poplatky
kúpiť kupovať kúpim kúpi kúpil nákup nákupu
predávať predáva predávajú predávate predaj predaja
poslať posielať pošle pošlete posielate zásielka zásielky zásielku
doručiť doručovať doručíme doručujete doručenie doručenia
vrátiť vracať vrátim vrátite vrátenie vrátenia
objednať objednávať objednám objednáte objednávka objednávky objednávku
zrušiť zruším zrušil zrušíte zrušenie zrušenia storno storna
otvoriť otvárať otvára otvárajú otvárate otvorený otvorená otvorené otvorili otvorenie otvárací otváracia otváracie
zatvoriť zatvárať zatvára zatvárajú zatvárate zatvorený zatvorená zatvorené
prihlásiť prihlásim prihlasovať prihláška prihlášku prihlásenie
rezervovať rezervujem rezervujete rezervácia rezervácie rezerváciu
pracovať pracuje pracujú pracoval práca práce prácu
písať napísať píše napísal napísala spisovateľ
čítať prečítať číta čítal
učiť učil učila učiteľ učitelia učiteľka
študovať študuje študoval študent študenti študentov študentka štúdium
volať nazývať volá volajú nazýva názov názvu meno mena
ísť išiel išla išli pôjdem
jazdiť jazdí jazdia jazda jazdy
prísť prichádzať príde prišiel prišla príchod príchodu
odísť odchádzať odíde odišiel odchod odchodu
dávať dal dala dali
dostať dostane dostal dostala dostanem
vziať berie berú vzal
zobrať zoberiem priniesť prinesiem
nájsť nájde nájdem nájdete našiel našla našli
vidieť vidí videl videla
vedieť viem viete vedel
jesť jedia jedol jedlo jedla jedlá
piť pije pil nápoj nápoje nápojov
spia spal spánok
ležať leží ležia ležal
rásť rastie rástol
vážiť váži vážia váha váhy hmotnosť
merať meria merajú meral
trvať trvá trvajú trval trvalo trvanie
parkovať parkuje parkujem zaparkovať zaparkujem zaparkujeme parkovanie parkovisko parkovisku parkoviska
požičať požičiavať požičiam požičiavate požičanie požičovňa požičovni požičovné
hodina hodiny hodinu hodine hodín hodinách
deň dňa dni dní dňom denne
týždeň týždňa týždne týždňov týždenne
mesiac mesiaca mesiace mesiacov mesačne
rok roka roky rokov roku ročne
minúta minúty minút minútu
pes psa psy psov psom psík
mačka mačky mačku mačiek
dieťa dieťaťa deti detí deťom deťmi detský detská detské
človek človeka ľudia ľudí
lístok lístka lístky lístkov vstupenka vstupenky vstupeniek
bicykel bicykla bicykle bicyklov bicyklom
vlak vlaku vlakom vlaky
auto auta autom autá áut
izba izby izbu izieb
mesto mesta meste mestá
hrad hradu hrade hrady
cena ceny cenu cien
zľava zľavy zľavu zliav
veľký veľká veľké väčší najväčší veľkosť
malý malá malé menší najmenší
dlhý dlhá dlhé dlhší najdlhší dĺžka dĺžku
vysoký vysoká vysoké vyšší najvyšší výška výšku
hlboký hlboká hlboké hlbší najhlbší hĺbka hĺbku
hrubý hrubá hrubé hrubší hrúbka hrúbku
starý stará staré starší najstarší vek veku
dobrý dobrá dobré lepší najlepší
zlý zlá zlé horší najhorší
teplý teplá teplo teplota teploty teplotu
studený studená zima chlad
dva dve 2
tri 3
štyri 4
päť 5
šesť 6
sedem 7
osem 8
deväť 9
desať 10
jedenásť 11
dvanásť 12
dvadsať 20
tridsať 30
štyridsať 40
päťdesiat 50
tisíc 1000
prvý prvá prvé 1.
druhý druhá druhé 2.
tretí tretia tretie 3.
slovensko slovenský slovenská slovák slováci
česko český česká čech česi
maďarsko maďarský maďar maďari uhorsko uhorský
poľsko poľský poliak poliaci
rakúsko rakúsky rakúšan
nemecko nemecký nemec nemci
anglicko anglický angličan
francúzsko francúzsky francúz
taliansko taliansky talian
`
