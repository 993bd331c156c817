export const synonyms = `
kosten preis gebühr entgelt tarif bezahlen zahlen
teuer preis kosten
kaufen erwerben bestellen
verkaufen anbieten
beginnen anfangen starten
enden aufhören schluss beenden abschließen
sterben todesursache todestag umkommen versterben ableben
gebären geboren geburtsort geburtstag geburtsdatum welt
wohnen leben wohnhaft ansässig
einwohner bevölkerung bewohner
bauen erbauen errichten erstellen konstruieren
gründen errichten schaffen entstehen
erfinden entwickeln erschaffen konstruieren
entdecken finden aufspüren
zerstören vernichten verwüsten ruinieren
siegen gewinnen besiegen
krieg schlacht kampf konflikt
könig herrscher monarch kaiser
herrschen regieren
anführer leiter führer chef
stadt ort gemeinde ortschaft
platz ort
land staat nation
gebiet region gegend
lang dauer
dauern zeit
groß fläche
hoch höhe
schwer gewicht wiegen
schnell geschwindigkeit tempo
grund ursache anlass
krankheit leiden erkrankung beschwerden
erlauben gestatten zulassen
verbieten untersagen unzulässig
brauchen benötigen erforderlich notwendig nötig
helfen unterstützen
fehler problem störung
kaputt defekt beschädigt
reparieren instandsetzen beheben
passwort kennwort
einloggen anmelden login
anmelden registrieren einschreiben
anrufen telefon telefonnummer rufnummer
handy mobiltelefon smartphone
adresse anschrift standort
treffen termin
termin verabredung
buchen reservieren
zimmer raum
speise gericht mahlzeit
essen nahrung ernährung
fressen nahrung beute
kostenlos gratis kostenfrei unentgeltlich frei umsonst
rabatt ermäßigung nachlass vergünstigung
firma unternehmen betrieb
mitarbeiter angestellter personal beschäftigter
kunde klient
lehrer lehrkraft dozent
schule unterricht
geld währung
strom elektrizität elektrisch energie
fluss strom gewässer
meer ozean see
auto wagen fahrzeug pkw
fahrrad rad
vater papa
mutter mama
kind sohn tochter
eltern vater mutter
ehefrau gattin frau heiraten
ehemann gatte mann heiraten
heiraten hochzeit ehe trauung vermählen
großmutter oma
großvater opa
beruf tätigkeit arbeiten job
job arbeit stelle
senden schicken liefern versenden verschicken
lieferung versand zustellung
lieferzeit lieferung
rückgabe rücksendung zurücksenden zurückschicken retoure zurückgeben umtauschen widerruf
erstatten geld zurückzahlen
kündigen beenden stornieren abbestellen
stornieren absagen
öffnen aufmachen geöffnet öffnungszeiten
schließen zumachen
ändern anpassen bearbeiten
löschen entfernen
hinzufügen ergänzen
erstellen anlegen
zeigen anzeigen
bekommen erhalten kriegen empfangen
geben verleihen vergeben
nennen bezeichnen name
bedeuten sinn
sagen erklären äußern
denken glauben meinen
sehen schauen blicken
sprechen reden
arzt doktor mediziner
bild foto aufnahme
film kino
buch werk
schreiben verfassen autor
verfasser autor schriftsteller
malen gemälde
musiker komponist
universität hochschule
studieren universität
ausbildung lehre
forscher wissenschaftler
fliegen flug
fahren reise
reise urlaub
gehen laufen
wandern gehen
gefährlich risiko
gesetz recht vorschrift
regel vorschrift
mord töten ermorden
angreifen angriff überfall
wichtig bedeutend
berühmt bekannt
schön hübsch
klein gering
haupt wichtigste
viel zahlreich
anzahl menge zahl
teil abschnitt
art sorte
verwenden benutzen nutzen gebrauchen einsetzen
wachsen zunehmen steigen
sinken abnehmen fallen
verbinden anschließen
speichern sichern
herunterladen download
jährlich jahr
eintritt eintrittspreis ticket karte
parken parkplatz
müll abfall
heizen heizung
kleidung kleider
garantie gewährleistung
ausweis personalausweis
bewerben stelle
gehalt lohn verdienst verdienen
herkunft ursprung stammen
herstellen produzieren fertigen erzeugen
bestehen zusammensetzen
bestandteil zutat
vegetarisch vegan fleischlos
hund haustier
katze haustier
haustier tiere
`

export const same = `
versand lieferung zustellung porto versandkosten lieferkosten portokosten
liefern zustellen verschicken versenden
erstatten rückerstattung rückzahlung erstattung
umtauschen umtausch zurückgeben rückgabe zurückschicken rücksendung retoure
anrufen telefon telefonnummer
handy mobiltelefon
offen geöffnet öffnungszeiten
reparieren reparatur
laden geschäft shop
auto wagen pkw
fahrrad rad
gepäck koffer
urlaub ferien
wohnung apartment
aufzug fahrstuhl lift
toilette wc klo
müll abfall
günstig billig preiswert
mitarbeiter personal
gutschein voucher
rechnung beleg
arzt doktor
anwalt rechtsanwalt
kinderwagen buggy
wlan wifi internet
kündigen kündigung
stornieren stornierung absagen
parken parkplatz parkplätze
preis kosten gebühr
kostenlos gratis umsonst
erlaubt gestattet zulässig
verboten untersagt
kaputt defekt
garantie gewährleistung
tauschen austauschen
anzahlung vorauszahlung
geschenk präsent
passwort kennwort
anmelden einloggen
`

export const topics = `
offen geöffnet auf öffnungszeiten öffnen sprechzeiten sprechstunde geschäftszeiten zu geschlossen schließen ruhetag betriebsferien
preis kosten kostet gebühr entgelt tarif betrag teuer zahlen euro preisliste honorar
rabatt ermäßigung ermäßigt nachlass vergünstigung gutschein aktion sonderpreis skonto prozent studenten schüler senioren rentner sparen billiger
kostenlos gratis umsonst frei kostenfrei inklusive inbegriffen enthalten
zahlen bezahlen zahlung bar bargeld karte kartenzahlung ec-karte girocard kreditkarte überweisung überweisen lastschrift paypal rechnung visa mastercard
rate raten ratenzahlung teilzahlung abschlag
anzahlung anzahlen kaution pfand vorkasse abschlagszahlung
erstattung erstatten rückerstattung rückzahlung zurückzahlen geld wiederbekommen
absagen abmelden stornieren stornierung absage rücktritt zurücktreten ausfallen verhindert krank ausfall stornokosten
verschieben umbuchen verlegen ändern umbuchung umlegen
kündigen kündigung kündigungsfrist laufzeit vertrag vertragslaufzeit beenden aufhören austreten
buchen reservieren buchung reservierung anmelden anmeldung termin vereinbaren platz belegen
termin voranmeldung spontan anmeldung warten wartezeit
liefern lieferung versand versenden zustellung bringen zusenden verschicken paket post porto lieferzeit
abholen abholung selbstabholung mitnehmen bereitliegen
zurückgeben rückgabe umtausch umtauschen retoure zurückschicken widerruf
garantie gewährleistung reklamation mangel defekt kaputt reparatur reparieren beschädigt
parken parkplatz parkplätze parkhaus stellplatz tiefgarage auto wagen pkw abstellen
anfahrt anreise weg bus bahn zug haltestelle bahnhof straßenbahn u-bahn s-bahn adresse erreichen hinkommen öffentlich
abholservice shuttle transfer bahnhof flughafen fahrdienst abholen
fahrrad rad e-bike pedelec räder
elektroauto e-auto laden ladesäule wallbox strom aufladen
hund hunde haustier haustiere tiere katze vierbeiner leine welpe
kind kinder kinderwagen sohn tochter baby kleinkind säugling jungen mädchen enkel nachwuchs kleine
wickeln wickeltisch windel windeln baby
kinderbett babybett gitterbett hochstuhl kinderstuhl
jugendliche minderjährig eltern erziehungsberechtigte mutter vater einverständnis
alter jahre mindestalter volljährig alt geburtstag
senioren rentner oma opa großeltern ältere
freund freundin partner begleitung begleitperson mitbringen gast gäste besucher besuch
wlan wifi internet netz passwort online empfang router
frühstück frühstücken morgens buffet brötchen
mittagessen mittag mittags mittagstisch
abendessen abends abendbrot dinner
essen speise mahlzeit verpflegung küche hunger imbiss restaurant kantine gericht speisekarte bistro snack
trinken getränk getränke wasser kaffee tee bier wein alkohol
vegetarisch vegan vegetarier veganer fleischlos fleisch
allergie allergien unverträglich unverträglichkeit glutenfrei laktosefrei gluten laktose nüsse zöliakie
rollstuhl barrierefrei behindert behinderung rampe stufenlos aufzug gehbehindert schwerbehindert handicap stufen treppe ebenerdig
aufzug fahrstuhl lift treppe stockwerk etage
rauchen raucher nichtraucher zigarette aschenbecher raucherbereich
toilette wc klo toiletten sanitär
dusche duschen bad badezimmer umkleide umkleiden umziehen
schwimmen baden becken pool schwimmbad sauna wellness
zimmer übernachten übernachtung schlafen bett nacht unterkunft wohnung nächte
handtuch handtücher bettwäsche laken bettzeug
einchecken check-in anreise ankommen ankunft schlüssel anreisetag spät
auschecken check-out abreise abreisen verlassen abreisetag
gepäck koffer tasche taschen rucksack aufbewahren aufbewahrung schließfach spind
verloren vergessen liegengelassen fundsachen fundbüro gefunden
schlüssel tür zugang code eingang hineinkommen einlass tor
laut lärm ruhe leise ruhezeit nachtruhe musik party feiern
heizung heizen warm kalt wärme temperatur frieren
klimaanlage kühl hitze heiß ventilator
wetter regen regnet schnee sturm gewitter unwetter schlechtwetter
krank krankheit krankmeldung attest arzt erkältet fieber
arzt ärztin notfall notdienst schmerzen hilfe notruf dringend nachts wochenende
verletzt verletzung unfall erste-hilfe
medikament medikamente rezept apotheke tabletten
versicherung versichert haftung haftpflicht schaden diebstahl gestohlen kasko krankenkasse
mitglied mitgliedschaft beitrag beitreten aufnahme verein
passwort kennwort anmelden einloggen konto zugang vergessen
anrufen telefon telefonnummer nummer rufnummer erreichen kontakt mail e-mail schreiben nachricht ansprechpartner melden
sprache sprachen englisch deutsch übersetzung dolmetscher
arbeiten job stelle bewerben bewerbung jobs aushilfe karriere mitarbeiter
ausbildung azubi auszubildende lehrling lehre lehrjahr ausbildungsjahr praktikum
lohn gehalt verdienen verdienst vergütung stundenlohn
kurs unterricht stunde lektion lernen lehrer lehrerin trainer schnupperstunde probestunde
prüfung test examen bestehen durchgefallen durchfallen wiederholen prüfungsgebühr
unterlagen papiere dokumente formular antrag bescheinigung nachweis ausweis personalausweis reisepass führerschein
kleidung klamotten anziehen schuhe sachen jacke ausrüstung mitbringen tragen
leihen ausleihen mieten verleih vermieten miete leihgebühr
kaufen verkaufen verkauf erwerben shop laden bestellen besorgen
gutschein geschenk verschenken geburtstag geschenkkarte
gruppe gruppen klasse schulklasse firma verein ausflug gruppenpreis
hochzeit heiraten trauung feier fest geburtstag veranstaltung feiern
personen leute plätze sitzplätze kapazität teilnehmer maximal höchstens
foto fotos fotografieren bilder filmen aufnahmen
wäsche waschen waschmaschine trockner
kochen küche herd kühlschrank backofen geschirr
grillen grill feuer lagerfeuer
garten terrasse balkon draußen außenbereich
müll abfall entsorgen entsorgung mülltonne altgerät
putzen reinigung sauber säubern endreinigung
größe maße groß passen passform
dauer dauert lange minuten stunden zeitaufwand
früher vorher rechtzeitig frist spätestens vorab voraus
später verspätung verspäten zu-spät pünktlich
heute morgen kurzfristig sofort spontan
feiertag feiertage weihnachten ostern silvester neujahr heiligabend
saison sommer winter monat monate ferien
anfänger einsteiger fortgeschrittene vorkenntnisse niveau erfahrung stufe
angst ängstlich unsicher nervös
daten datenschutz gespeichert löschen
quittung rechnung beleg mehrwertsteuer
bio regional herkunft frisch lokal saisonal
nähe entfernt entfernung umgebung fußläufig
hausbesuch vor-ort zuhause kommen anfahrtskosten heimservice
gebraucht gebrauchte inzahlung gebrauchtes
montage montieren aufbauen einbauen installieren anschließen zusammenbauen
zuschlag aufpreis extra zusätzlich aufschlag
beraten beratung probieren ausprobieren anprobieren testen probe
nachricht bescheid mitteilen informieren benachrichtigen
warteliste voll ausgebucht frei-werden belegt
umzug umziehen adresse umgezogen wechseln
wegfahren urlaub ferien abwesend verreisen reise
`
