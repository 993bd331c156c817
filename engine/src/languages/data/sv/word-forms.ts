export const forms = `
avsluta avslutning
be ber bad bett
begrava begravde begravning
beskriva beskrev beskrivit beskrivning
bestå består bestod
betala betalning
binda band bundit bunden
bita bet bitit bett
bjuda bjöd bjudit
bli blir blev blivit
bo bor bodde bott bostad
brinna brann brunnit brand
bryta bröt brutit brott
bygga byggnad
bära burit
böja böjde
börja början
dra drar drog dragit
dricka drack druckit dryck
driva drev drivit drift
dö dör dog dött död
döpa döpte
erövra erövring
falla föll fallit
fara for farit
finna fann funnit funnen
flyga flög flugit flygning
flyta flöt flutit
fly flyr flydde flykt
frysa frös frusit frost
få får fick fått
fånga fångst
född föda födelsedag
följa följde följt
förbjuda förbjöd förbjudit förbjudet förbud
förlora förlust
förstå förstår förstod förstått
förstöra förstör förstörde förstört
försvinna försvann försvunnit
gala gol
ge ger gav gett givit given
gifta giftermål
gjuta göt
gråta gråtit
gripa grep gripit
gräva grävde
gå går gick gått gång
göra gjorde gjort
ha har hade haft
heta hette
hinna hann hunnit
hjälpa hjälpte
hugga högg
hålla höll hållit
höra hörde hört hörsel
komma kom kommit ankomst
krypa kröp
kunna kan kunde
köpa köpte
le log
leda ledde lett ledning
leva levde levt liv levnad
lida led lidit
ligga låg legat
ljuga ljög ljugit lögn
låta låtit
lägga lade lagt
läsa läste läsning
lära lärde lärt
lösa löste lösning
mäta mätte mätning
måla målning
nysa nös
njuta njöt njutit
nå når nådde
rida red ridit
rinna rann runnit
riva rev rivit rivning
regera regering
resa reste
rymma rymde
se ser såg sett syn
sitta satt suttit säte
sjunga sjöng sjungit sång
sjunka sjönk sjunkit
skilja skilde skillnad
skina sken
skjuta sköt skjutit skott
skriva skrev skrivit skrift
skrika skrek skrikit
skära skurit
slippa slapp
slita slet
slå slår slog slagit slag
sova sovit sömn
springa sprang sprungit
sprida spred spridit spridning
stiga steg stigit
stjäla stal stulit stöld
stryka strök
studera studier student
stå står stod stått
suga sög
supa söp
sända sänt sändning
säga sade sa sagt
sälja sålde sålt försäljning
söka sökte sökning ansökan
ta tar tog tagit tagen
tillåta tillät tillåtit tillåtet tillstånd
tillverka tillverkning
tvinga tvång
undervisa undervisning
uppfinna uppfann uppfunnit uppfinning
uppstå uppstår uppstod uppkomst
utveckla utveckling
veta visste kunskap
vinna vann vunnit vinst
vrida vred
väga vägde vägt vikt
välja valde valt val
växa växte vuxit tillväxt
äga äger ägde ägare
äta äter åt ätit
ändra ändring
använda använde använt användning
avboka avbokning
boka bokning
beställa beställde beställt beställning
leverera leverans
returnera retur
reparera reparation
registrera registrering
anmäla anmälde anmält anmälan
öppna öppning öppen öppet
erhålla erhöll
segra seger
anfalla anföll
översätta översättning
man mannen
bok böcker
fot fötter
dotter döttrar
bror broder
mor moder mödrar
far fader
öga ögon
öra öron
mus möss
gås gäss
ö öar
sjö sjöar
år årlig
månad månatlig
vecka veckovis
lång längre längst
hög högre högst höjd
bred bredd
stor större störst storlek
liten små mindre minst
gammal gamla äldre äldst ålder
ung yngre yngst ungdom
tung tyngre tyngst vikt
snabb hastighet
god bra bättre bäst
dålig sämre värre värst
kall kyla köld
stark styrka
sjuk sjukdom
frisk hälsa
ett en 1
två 2
tre 3
fyra 4
fem 5
sex 6
sju 7
åtta 8
nio 9
tio 10
elva 11
tolv 12
tretton 13
fjorton 14
femton 15
sexton 16
sjutton 17
arton 18
nitton 19
tjugo 20
trettio 30
fyrtio 40
femtio 50
hundra 100
tusen 1000
tredje 3:e
sverige svensk
norge norsk norrmän
danmark dansk
finland finsk
island isländsk islänningar
tyskland tysk
österrike österrikisk
schweiz schweizisk
frankrike fransk fransmän
spanien spansk spanjorer
portugal portugisisk
italien italiensk
england engelsk engelsmän
storbritannien brittisk britter
irland irländsk
skottland skotsk skottar
nederländerna nederländsk holland holländsk
belgien belgisk
polen polsk polacker
ryssland rysk ryssar
ukraina ukrainsk
estland estnisk
grekland grekisk greker
turkiet turkisk turkar
ungern ungersk
kina kinesisk kineser
japan japansk
indien indisk
amerika amerikansk amerikaner usa
egypten egyptisk
rom romersk
europa europeisk
israel israelisk
brasilien brasiliansk
`
