export const synonyms = `
costare prezzo tariffa importo pagare
caro costoso prezzo
comprare acquistare
cominciare iniziare avviare
finire terminare concludere cessare
morire decedere scomparire decesso scomparsa
nascere natale mondo
vivere abitare risiedere
abitante popolazione residente
costruire edificare erigere
fondare istituire creare
inventare ideare creare sviluppare
scoprire trovare
distruggere devastare rovinare
vincere sconfiggere battere trionfo
guerra battaglia conflitto combattimento
re sovrano monarca imperatore
regnare governare
capo leader dirigente direttore
città comune località
luogo posto
paese nazione
regione zona territorio area
lungo durata
tempo durata
grande dimensione superficie estensione
pesare pesante
veloce rapido
età vecchio antico
ragione causa motivo
malattia disturbo
permettere consentire autorizzare
vietare proibire
necessario richiesto obbligatorio bisogno
aiutare assistenza supporto
errore problema guasto
rotto danneggiato difettoso
riparare aggiustare
accedere login
registrare iscrivere
chiamare telefono telefonare
cellulare telefonino telefono
indirizzo sede
appuntamento incontro
camera stanza
pasto piatto
mangiare cibo alimento
gratis gratuito gratuitamente
sconto riduzione
azienda ditta società impresa
dipendente personale impiegato
cliente utente
insegnante professore maestro docente
denaro soldi moneta valuta
elettricità corrente energia
mare oceano
automobile auto macchina veicolo
bici bicicletta
padre papà babbo
madre mamma
bambino figlio
genitori padre madre
moglie sposa coniuge
marito sposo coniuge
sposare matrimonio nozze
professione mestiere lavoro
lavoro impiego posto
inviare spedire mandare
spedizione consegna
restituire reso rimborso
rimborsare soldi
disdire annullare recesso
aprire orario
modificare cambiare
cancellare eliminare rimuovere
aggiungere inserire
produrre fabbricare
creare realizzare
mostrare visualizzare
ricevere ottenere
dare offrire
chiamare nome denominare
significare senso
dire affermare dichiarare
pensare credere ritenere
vedere guardare
parlare lingua
medico dottore
immagine foto fotografia
film cinema
autore scrittore
scrivere autore
pittore artista
università ateneo
studiare università
scienziato ricercatore
viaggio vacanza
camminare passeggiata
pericolo rischio
sicuro sicurezza
legge norma regola
uccidere assassinare
attaccare assalto
importante principale
famoso noto celebre
piccolo ridotto
numero quantità
parte sezione
tipo genere
usare utilizzare impiegare
aumentare crescere
diminuire calare
collegare connettere
salvare memorizzare
ingresso biglietto
rifiuti spazzatura
vestiti abbigliamento
stipendio salario
origine provenienza
partire lasciare
arrivare giungere
cane gatto animale
ingrediente componente
fattura pagamento
tornare rientrare
`

export const same = `
spedizione consegna invio
spedire consegnare inviare
rimborso rimborsare
reso restituzione restituire
telefono telefonare chiamare
aperto apertura aprire orario
riparare riparazione
negozio bottega
auto macchina automobile
bicicletta bici
bagagli valigie
vacanze ferie
appartamento alloggio
bagno toilette wc
spazzatura rifiuti immondizia
dipendenti personale
buono voucher coupon
fattura ricevuta
medico dottore
passeggino carrozzina
wifi internet
annullare cancellare disdire
annullamento cancellazione disdetta
parcheggio parcheggiare
prezzo costo tariffa
gratis gratuito
permesso consentito
vietato proibito
rotto guasto difettoso
cambiare cambio sostituzione
caparra acconto
regalo dono
bambino bimbo
`

export const topics = `
aperto aperta aperti apre aprite apertura orario orari chiuso chiusa chiusi chiude chiudete chiusura
prezzo prezzi costo costa costano tariffa tariffe caro quota euro pagare viene listino
sconto sconti riduzione ridotto offerta promozione studenti studente pensionati anziani tessera
gratis gratuito gratuita omaggio incluso inclusa compreso compresa
pagare pagamento carta contanti bancomat bonifico credito satispay paypal visa mastercard assegno
rate rateizzare dilazione
caparra cauzione acconto deposito anticipo saldo
rimborso rimborsare restituire rendere rendete ridare ridate soldi
disdire disdetta annullare annullamento cancellare rinunciare impedimento malato
spostare cambiare modificare rinviare posticipare cambio
disdetta recesso contratto abbonamento vincolo
prenotare prenotazione prenotato appuntamento iscrizione iscriversi posto posti
appuntamento attesa aspettare
spedizione spedire spedite consegna consegnare pacco corriere mandare inviare
ritirare ritiro prendere asporto
reso restituire cambio cambiare recesso
garanzia reclamo difetto rotto guasto riparare riparazione danneggiato
parcheggio parcheggiare macchina auto posteggio garage vettura
arrivare arriva strada autobus pullman treno stazione fermata metro tram indirizzo raggiungere
navetta trasferimento stazione aeroporto prendervi passaggio
bici bicicletta biciclette monopattino
elettrica elettriche colonnina ricarica ricaricare presa
cane cani animale animali gatto cagnolino cucciolo guinzaglio domestici
bambino bambini bambina figlio figlia figli neonato piccolo piccoli bimbo bimbi ragazzo ragazzi
pannolino pannolini fasciatoio passeggino neonato
culla lettino seggiolone
minorenne minorenni genitori adulto adulti autorizzazione madre padre
età anni minima maggiorenne compleanno
amico amici compagno accompagnatore ospite ospiti visitatori
wifi internet rete connessione password segnale
colazione mattina breakfast cornetto
pranzo mezzogiorno pranzare
cena cenare sera stasera
mangiare mangia ristorante cucina piatto menù cibo tavola fame pasto
bere bevande bevanda acqua caffè tè birra vino alcolici
vegetariano vegetariani vegetariana vegano vegani carne
allergia allergie allergico celiaco celiaca glutine lattosio intolleranza intolleranze
carrozzina sedia rotelle disabile disabili handicap accessibile rampa scale gradini scalini ascensore camminare
ascensore piano scale
fumare fumatori sigaretta fumo
bagno toilette wc servizi gabinetto
doccia docce spogliatoio spogliatoi bagno
piscina nuotare bagno vasca sauna terme bagnino
camera camere stanza stanze dormire notte notti letto alloggio pernottamento
asciugamano asciugamani teli telo lenzuola biancheria
arrivo arrivare check-in chiave chiavi tardi
partenza partire lasciare check-out andarsene
bagaglio bagagli valigia valigie borsa zaino deposito armadietto
perso dimenticato smarrito oggetti ritrovato
chiave chiavi porta codice ingresso entrare accesso cancello
rumore silenzio musica festa disturbare ballare
riscaldamento freddo caldo temperatura stufa camino
aria condizionata condizionatore caldo ventilatore
tempo pioggia piove neve temporale maltempo
malato malattia medico certificato febbre
urgenza urgenze emergenza medico dottore dolore pronto-soccorso
incidente infortunio ferito
farmaco farmaci medicine ricetta farmacia
assicurazione assicurato responsabilità danni furto
socio soci tessera iscrizione quota associazione
password account accedere
telefono chiamare numero contattare contatto mail email messaggio scrivere
lingua lingue inglese parlate parlare traduzione
lavoro lavorare curriculum posto assunzione
tirocinio apprendista stage formazione
stipendio guadagnare paga
corso lezione lezioni imparare insegnante istruttore prova
esame prova superare bocciato ripetere
documento documenti modulo certificato carta-identità passaporto patente
vestiti abbigliamento scarpe attrezzatura portare indossare casco
noleggio noleggiare affitto affittare prestito
comprare acquistare acquisto vendere vendita ordinare negozio spesa
regalo regalare buono compleanno
gruppo gruppi scuola classe azienda gita comitiva
matrimonio matrimoni sposarsi nozze festa compleanno evento cerimonia
persone posti capienza massimo quanti
foto fotografare immagini
lavare lavatrice bucato panni asciugatrice ferro
cucina cucinare frigo frigorifero forno fornello stoviglie
barbecue grigliare griglia brace fuoco
giardino terrazza balcone fuori esterno
rifiuti spazzatura immondizia raccolta
pulizia pulizie pulire pavimenti
taglia misura grandezza grande
durata dura tempo minuti ore
anticipo prima preavviso avvisare entro giorno-prima
ritardo tardi puntuale
oggi domani ultimo-minuto subito
festivo festivi natale pasqua capodanno ferragosto pasquetta
stagione estate inverno mese mesi vacanze
principianti principiante livello avanzato esperienza
paura nervoso
dati privacy cancellare
fattura ricevuta scontrino iva
biologico locale fresco nostrano
vicino vicinanze distanza lontano piedi chilometri
domicilio casa trasferta
usato usati seconda-mano permuta
montaggio montare installare installazione
supplemento extra aggiunta sovrapprezzo
consiglio consulenza provare assaggiare degustazione prova
avvisare informare comunicare
completo lista disponibile disponibilità libero
trasloco traslocare indirizzo
vacanza ferie viaggio
videochiamata riunione lavorare smart-working connessione
`
