import { ask, refuse, type SmallAgent } from '../small-agent.ts'

export const MUNICIPALITY: SmallAgent = {
  name: 'municipality (German)',
  entries: [
    {
      title: 'Öffnungszeiten des Bürgerbüros',
      text: `Montag: 8 bis 12 Uhr
Dienstag: 8 bis 12 Uhr und 14 bis 18 Uhr
Mittwoch: geschlossen
Donnerstag: 7 bis 13 Uhr
Freitag: 8 bis 12 Uhr
Samstag: 9 bis 11 Uhr, nur am 1. Samstag im Monat
Sonntag: geschlossen

Vom 24. Dezember bis zum 2. Januar ist das Bürgerbüro geschlossen.`,
    },
    {
      title: 'Gebühren',
      text: `| Dokument | Gebühr | Dauer |
|---|---|---|
| Personalausweis ab 24 Jahren | 37,00 € | 3 Wochen |
| Personalausweis unter 24 Jahren | 22,80 € | 3 Wochen |
| Reisepass | 70,00 € | 5 Wochen |
| Express-Reisepass | 102,00 € | 4 Tage |
| Meldebescheinigung | 10,00 € | sofort |
| Führungszeugnis | 13,00 € | 2 Wochen |
| Fischereischein | 25,00 € | sofort |`,
    },
    {
      title: 'Ummeldung',
      text: `## Wohnsitz an- oder ummelden

Wer umzieht, muss sich innerhalb von zwei Wochen anmelden. Das ist kostenlos.

Bringen Sie mit:
- Personalausweis oder Reisepass
- Wohnungsgeberbestätigung
- Geburtsurkunden der Kinder`,
    },
    {
      title: 'Abfall',
      text: `Der Restmüll wird alle zwei Wochen dienstags abgeholt, die Biotonne jeden Donnerstag, Papier am ersten Montag im Monat.

Sperrmüll melden Sie unter 07551 555 20 an. Zwei Abholungen im Jahr sind kostenlos, jede weitere kostet 30 Euro.

Der Recyclinghof in der Industriestraße 9 nimmt Elektrogeräte, Metall und Grünschnitt an.`,
    },
    {
      title: 'Fragen und Antworten',
      text: `F: Brauche ich einen Termin?
A: Ja, außer am Donnerstag. Termine gibt es online oder am Telefon.

F: Kann jemand anders meinen Ausweis abholen?
A: Ja, mit einer schriftlichen Vollmacht.

F: Kann ich mit Karte zahlen?
A: Ja, mit der Girocard. Kreditkarten nehmen wir nicht an.

F: Wie melde ich meinen Hund an?
A: Mit dem Formular „Hundesteuer“. Die Steuer beträgt 96 Euro im Jahr, für jeden weiteren Hund 192 Euro.`,
    },
    {
      title: 'Kontakt',
      text: `Adresse: Rathausplatz 1, 88662 Seestadt
Telefon: 07551 555 0
E-Mail: buergerbuero@seestadt.example
Bürgermeisterin: Claudia Renz`,
    },
  ],
  conversations: [
    ask('direct', 'Was kostet ein Reisepass?', ['70,00 €'], ['Fischereischein', 'Meldebescheinigung']),
    ask('synonym', 'Ich bin umgezogen, wie viel Zeit habe ich?', ['zwei Wochen'], ['3 Wochen']),
    ask('short', 'Öffnungszeiten?', ['Montag: 8', 'Mittwoch: geschlossen', 'Sonntag: geschlossen']),
    ask('short', 'Telefonnummer', ['07551 555 0']),
    ask('list', 'Alle Gebühren bitte', [
      'Personalausweis ab 24',
      'Personalausweis unter 24',
      'Reisepass',
      'Express-Reisepass',
      'Meldebescheinigung',
      'Führungszeugnis',
      'Fischereischein',
    ]),
    ask('list', 'Was muss ich zur Ummeldung mitbringen?', [
      'Personalausweis oder Reisepass',
      'Wohnungsgeberbestätigung',
      'Geburtsurkunden',
    ]),
    [
      ask('day', 'Haben Sie am Mittwoch offen?', ['Mittwoch: geschlossen'], ['Montag: 8', 'Freitag']),
      ask('follow-up', 'und am Donnerstag?', ['7 bis 13 Uhr'], ['Biotonne', 'Dienstag: 8']),
    ],
    ask('direct', 'Sind Sie zwischen den Jahren im Dezember geöffnet?', [
      'Vom 24. Dezember bis zum 2. Januar',
    ]),
    [
      ask('row', 'Wie lange dauert ein Personalausweis unter 24?', ['3 Wochen'], ['Fischereischein']),
      ask('follow-up', 'und was kostet das?', ['22,80 €'], ['Express']),
    ],
    [
      ask('direct', 'Wie hoch ist die Hundesteuer?', ['96 Euro']),
      ask('follow-up', 'und für einen zweiten Hund?', ['192 Euro']),
    ],
    ask('two-part', 'Wo finde ich Sie und wer ist Bürgermeisterin?', ['Rathausplatz 1', 'Claudia Renz']),
    ask('yes-no', 'Kann meine Frau meinen Ausweis abholen?', ['schriftlichen Vollmacht'], ['Girocard']),
    ask('typo', 'Wann wird der Restmül abgehohlt?', ['alle zwei Wochen dienstags']),
    ask('abbreviation', 'Perso für Jugendliche, Preis?', ['22,80 €']),
    ask('story', 'Hallo, wir haben ein altes Sofa und ziehen bald aus, holen Sie den Sperrmüll ab?', [
      '07551 555 20',
    ]),
    ask('negation', 'Brauche ich donnerstags keinen Termin?', ['außer am Donnerstag'], ['Vollmacht']),
    ask('yes-no', 'Nehmen Sie Kreditkarten?', ['Kreditkarten nehmen wir nicht an']),
    refuse('near-topic', 'Was kostet ein Bewohnerparkausweis?'),
    refuse('near-topic', 'Wie beantrage ich Elterngeld?'),
    refuse('near-topic', 'Wann hat das Schwimmbad geöffnet?'),
    refuse('near-topic', 'Kann ich bei Ihnen heiraten?'),
    refuse('off-topic', 'Wie wird das Wetter morgen?'),
    refuse('off-topic', 'Wer gewann die Fußball-WM 1990?'),
  ],
}
