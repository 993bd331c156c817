export const forms = `
anfangen fängt anfing angefangen
anrufen rief angerufen
backen bäckt gebacken
beginnen beginnt begann begonnen
beißen biss gebissen
beitreten beigetreten beitritt
bekommen bekommt bekam
bergen barg geborgen
besitzen besitzt besaß besessen
betragen beträgt betrug
betreiben betrieb
bewegen bewegt
beweisen bewies bewiesen
bewerben bewarb beworben
beziehen bezog bezug
biegen bog gebogen
bieten bietet bot geboten angebot
binden band gebunden
bitten bat gebeten
bleiben bleibt blieb geblieben
brechen bricht brach gebrochen bruch
brennen brennt brannte gebrannt brand
bringen bringt brachte gebracht
denken denkt dachte gedacht
eintreten eingetreten eintritt
empfangen empfängt empfing
empfehlen empfiehlt empfahl empfohlen
enden endet geendet
entdecken entdeckt
entscheiden entschied
entstehen entsteht entstand
enthalten enthielt
erfahren erfährt erfuhr
erfinden erfindet erfand erfunden
erhalten erhielt
eröffnen eröffnet
erscheinen erschien
ersetzen ersetzt ersatz
erwerben erwarb erworben
erziehen erzog
essen isst aß gegessen
fahren fährt fuhr gefahren
fallen fällt fiel gefallen
fangen fängt fing gefangen
finden findet fand gefunden fund
fliegen fliegt flog geflogen flug
fliehen floh geflohen flucht
fließen fließt floss geflossen
fressen frisst fraß gefressen
frieren fror gefroren frost
geben gab gegeben
gehen geht ging gegangen gang
gelingen gelang gelungen
gelten gilt galt gegolten
genießen genoss
geschehen geschieht geschah
gewinnen gewinnt gewann gewonnen
gießen goss gegossen
graben gräbt grub
greifen griff gegriffen
gründen gründet gegründet gründung
halten hielt gehalten
hängen hing gehangen
heben hob gehoben
heiraten heiratet geheiratet
helfen hilft half geholfen hilfe
kennen kennt kannte gekannt kenntnis
klingen klang geklungen
kommen kommt kam gekommen ankunft
kosten kostet gekostet
kriechen kroch gekrochen
laden lädt lud geladen
lassen lässt ließ
laufen läuft lief gelaufen
leben lebt gelebt
leiden litt gelitten
leihen lieh geliehen
lesen liest las gelesen
liefern liefert geliefert lieferung
liegen liegt lag gelegen
lügen log gelogen
malen malt gemalt gemälde
messen misst maß gemessen messung
nehmen nimmt nahm genommen
nennen nennt nannte genannt
öffnen öffnet geöffnet öffnung offen
pfeifen pfiff gepfiffen
raten riet
reisen reist gereist
reißen riss gerissen
reiten ritt geritten
rennen rannte gerannt
riechen roch gerochen geruch
rufen rief gerufen
schaffen schuf geschaffen schöpfung
scheiden schied geschieden scheidung
scheinen schien geschienen
schieben schob geschoben
schießen schoss geschossen schuss
schlafen schläft schlief
schlagen schlägt schlug
schließen schließt schloss geschlossen schließung
schmelzen schmilzt schmolz geschmolzen
schneiden schnitt geschnitten
schreiben schrieb geschrieben schrift
schreien schrie geschrien schrei
schweigen schwieg geschwiegen
schwimmen schwamm geschwommen
schwören geschworen schwur
sehen sieht sah gesehen sicht
senden sendet sandte gesandt gesendet sendung
singen sang gesungen gesang
sinken sank gesunken
sitzen saß gesessen
spinnen spann gesponnen
sprechen spricht sprach gesprochen
springen sprang gesprungen sprung
stechen sticht stach gestochen stich
stehen steht stand gestanden
stehlen stiehlt stahl gestohlen diebstahl
steigen stieg gestiegen aufstieg anstieg
sterben stirbt starb gestorben verstorben tod tot
streiten stritt gestritten
studieren studiert studium
suchen sucht gesucht
tragen trägt trug
treffen trifft traf getroffen
treiben trieb getrieben
treten tritt trat
trinken trank getrunken
tun tut tat getan
unterscheiden unterschied
unterschreiben unterschrieb unterschrift
verbieten verbietet verbot
verbinden verband verbunden
verbrauchen verbraucht
verbringen verbrachte
verderben verdarb verdorben
vergessen vergisst vergaß
vergleichen verglich
verkaufen verkauft
verlassen verlässt verließ
verlieren verliert verlor verlust
vermeiden vermied
verschieben verschob
verschwinden verschwand verschwunden
verstehen verstand verständnis
verwenden verwendet verwandte
verzeihen verzieh
wachsen wächst wuchs wachstum
waschen wäscht wusch
wählen gewählt
wechseln gewechselt wechsel
weisen wies gewiesen
wenden wandte gewandt
werben wirbt warb geworben werbung
werfen wirft warf geworfen wurf
wiegen wog gewogen gewicht
wissen weiß wusste gewusst
wohnen wohnt gewohnt wohnung wohnort
zerstören zerstört
ziehen zieht zog gezogen zug
zwingen zwang gezwungen
zurückgeben zurückgegeben rückgabe
zurücksenden zurückgesendet zurückgesandt rücksendung
zurückzahlen zurückgezahlt rückzahlung
erstatten erstattet rückerstattung
anmelden angemeldet
abmelden abgemeldet
kündigen gekündigt
bestellen bestellt
bezahlen bezahlt
zahlen gezahlt zahlung
versenden versendet versandt versand
reparieren repariert reparatur
bauen baut gebaut
erbauen erbaut
errichten errichtet
entwickeln entwickelt entwicklung
erlauben erlaubt erlaubnis
reservieren reserviert reservierung
buchen gebucht buchung
ändern geändert änderung
löschen gelöscht löschung
herstellen hergestellt
gebären geboren geburt
übersetzen übersetzt
arbeiten arbeitet gearbeitet
führen führt geführt führung
herrschen herrschte herrschaft
regieren regierte regierung
siegen siegte gesiegt
unterrichten unterrichtete
ausbilden ausgebildet
untersuchen untersucht
verletzen verletzt
teilnehmen teilgenommen teilnahme
einladen eingeladen
abholen abgeholt
umziehen umgezogen umzug
umtauschen umgetauscht
absagen abgesagt
stornieren storniert stornierung storno
stadt städtisch
museum museen
virus viren
firma firmen
konto konten
datum daten
praktikum praktika
hoch höhe
schnell schnelligkeit
krank krankheit
mögen mag mochte
jahr jährlich
woche wöchentlich
tag täglich
stunde stündlich
gut besser beste
viel mehr meiste
eins 1
zwei 2
drei 3
vier 4
fünf 5
sechs 6
sieben 7
acht 8
neun 9
zehn 10
elf 11
zwölf 12
dreizehn 13
vierzehn 14
fünfzehn 15
sechzehn 16
siebzehn 17
achtzehn 18
neunzehn 19
zwanzig 20
dreißig 30
vierzig 40
fünfzig 50
hundert einhundert 100
tausend eintausend 1000
erste 1
zweite 2
dritte 3
vierte 4
fünfte 5
deutschland deutsch
schweiz schweizerisch
frankreich französisch
spanien spanisch
italien italienisch
portugal portugiesisch
england englisch
großbritannien britisch briten
irland irisch iren
schottland schottisch schotten
niederlande holland
belgien belgisch
dänemark dänisch dänen
schweden schwedisch
finnland finnisch finnen
polen polnisch
tschechien tschechisch tschechen
ungarn ungarisch
russland russisch russen
griechenland griechisch griechen
türkei türkisch türken
china chinesisch
indien indisch inder
amerika amerikanisch usa
rom römisch
rumänien rumänisch
kroatien kroatisch kroaten
brasilien brasilianisch
bayern bayerisch
preußen preußisch
`
