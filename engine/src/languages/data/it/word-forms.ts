export const forms = `
accendere accese accensione
accogliere accolse accolto
accorgere accorto
andare va vanno andò andato
apparire apparve apparso apparizione
appartenere appartiene
aprire apre aprì aperto apertura
assumere assunse assunto assunzione
avvenire avvenne
bere beve bevve bevanda
cadere cadde
chiedere chiese chiesto richiesta
chiudere chiuse chiusura
cogliere colto
comporre compone compose composto composizione compositore
comprendere comprese comprensione
concedere concesse concessione
concludere concluse conclusione
condurre conduce condusse condotto
conoscere conobbe conoscenza
contenere contiene
convincere convinse convinto
coprire coperto copertura
correre corse
costruire costruzione costruttore
crescere crebbe
cuocere cotto cottura
dare dà diede dato
decidere decise decisione
definire definizione
descrivere descrisse descritto descrizione
difendere difese
diffondere diffuso diffusione
dipendere dipende dipendenza
dipingere dipinse dipinto pittore pittura
dire dice disse detto
dirigere diresse diretto direzione direttore
discutere discusse discussione
distruggere distrusse distrutto distruzione
divenire diviene divenne
dividere divise divisione
dormire sonno
dovere deve dovette
eleggere elesse eletto elezione
emettere emesso emissione
entrare entra entrò entrata ingresso
escludere escluso esclusione
esistere esistette esistenza
esplodere esplose esplosione
esprimere espresse espressione
essere era fu stato
estendere esteso estensione
fare fa fece fatto
fingere finse finto
fondare fondazione fondatore
fondere fuso fusione
friggere fritto
giungere giunse giunto
incidere inciso
includere incluso inclusione
inventare invenzione inventore
iscrivere iscritto iscrizione
invadere invase invasione
leggere lesse letto lettura
mantenere mantiene mantenne
mettere mise messo
mordere morso
morire muore morto
muovere mosse movimento
nascere nacque nato
nascondere nascosto
nuocere nociuto
offendere offeso
offrire offre offrì offerto
ottenere ottiene ottenne
parere parve
partire partenza
pensare pensiero
perdere perse
permettere permise permesso
pesare pesante
piacere piacque
piangere pianse pianto
piovere pioggia
porre pone pose posto
possedere possiede possesso
potere può
prendere prese
prevedere previsto previsione
produrre produce produsse prodotto produzione produttore
promettere promise promesso
promuovere promosse promozione
proporre propose proposto
proteggere protetto protezione
raccogliere raccolse raccolto
raggiungere raggiunse raggiunto
redigere redatto redazione
reggere resse retto
rendere rese
ricevere ricezione
richiedere richiesto
ridere rise
ridurre riduce ridusse ridotto riduzione
rimanere rimase rimasto
risolvere risolse risolto risoluzione
rispondere rispose risposto
rompere ruppe rotto rottura
sapere sa seppe
scegliere scelse scelto
scendere scese discesa
scoprire scoperto scopritore
scrivere scrisse scritto scrittura scrittore
sedere siede
sorgere sorse sorto
sospendere sospeso sospensione
spegnere spento
spendere spese
spingere spinse spinto
stare sta stette
stringere stretto
succedere successe
tenere tiene tenne
togliere tolse tolto
tradurre traduce tradusse tradotto traduzione traduttore
trarre trasse tratto
uccidere uccise uccisione
udire ode udito
ungere unto
uscire esce uscì uscito
valere valore
vedere vide visto
vendere vendette venditore
venire viene venne
vincere vinse vinto vittoria vincitore
vivere visse vita
volere vuole volle
volgere svolse svolto
comprare acquisto
studiare studente
disdire disdetta
spedire spedizione
modificare modifica
accedere accesso
sposare matrimonio
usare usa uso
creare creazione creatore
tornare ritorno
uomo uomini
dio dei
lungo lunghezza
alto altezza altitudine
largo larghezza
grande grandezza
vecchio vecchiaia
giovane gioventù
malato malattia
caldo calore
freddo freddezza
buono migliore meglio
cattivo peggiore peggio
re reale reame
anno annuale
mese mensile
settimana settimanale
giorno giornaliero
uno una un 1
due 2
tre 3
quattro 4
cinque 5
sei 6
sette 7
otto 8
nove 9
dieci 10
undici 11
dodici 12
tredici 13
quattordici 14
quindici 15
sedici 16
diciassette 17
diciotto 18
diciannove 19
venti 20
trenta 30
quaranta 40
cinquanta 50
cento 100
mille mila 1000
primo 1º
secondo 2º
terzo 3º
quarto 4º
quinto 5º
germania tedesco
austria austriaco
francia francese
spagna spagnolo
portogallo portoghese
inghilterra inglese
irlanda irlandese
scozia scozzese
olanda olandese
danimarca danese
svezia svedese
norvegia norvegese
finlandia finlandese
polonia polacco
ungheria ungherese
cina cinese
giappone giapponese
america americano statunitense
egitto egiziano
europa europeo
romania rumeno
firenze fiorentino
milano milanese
napoli napoletano
`
