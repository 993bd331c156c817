import { ask, refuse, type SmallAgent } from '../small-agent.ts'

export const DENTAL_CLINIC: SmallAgent = {
  name: 'dental clinic (German)',
  heldOut: true,
  entries: [
    {
      title: 'Sprechzeiten',
      text: `Montag: 8:00–12:00 und 14:00–18:00
Dienstag: 8:00–12:00 und 14:00–18:00
Mittwoch: 8:00–13:00
Donnerstag: 10:00–13:00 und 15:00–20:00
Freitag: 8:00–14:00
Samstag: nach Vereinbarung
Sonntag: geschlossen

Vom 24. Dezember bis zum 6. Januar bleibt die Praxis geschlossen. Die Vertretung übernimmt Dr. Behrens, Telefon 040 555 9090.`,
    },
    {
      title: 'Leistungen und Preise',
      text: `| Leistung | Preis | Dauer |
|---|---|---|
| Professionelle Zahnreinigung | 95 € | 45 Minuten |
| Zahnreinigung für Kinder | 45 € | 30 Minuten |
| Bleaching | 350 € | 90 Minuten |
| Keramikfüllung | 180 € | 60 Minuten |
| Implantat | ab 1.800 € | zwei Termine |
| Knirscherschiene | 420 € | zwei Termine |
| Zahnschmuck | 60 € | 15 Minuten |

Die Preise gelten für Privatzahler. Gesetzlich Versicherte zahlen nur, was die Kasse nicht übernimmt.`,
    },
    {
      title: 'Häufige Fragen',
      text: `Muss ich einen Termin vereinbaren?
Ja, bitte rufen Sie uns an oder buchen Sie online. Nur bei starken Schmerzen dürfen Sie ohne Termin kommen, am besten gleich um 8 Uhr.

Kann ich einen Termin absagen?
Ja, bis 24 Stunden vorher kostenlos. Danach berechnen wir 40 Euro.

Behandeln Sie Angstpatienten?
Ja, wir nehmen uns mehr Zeit und bieten auf Wunsch Lachgas an.

Welche Unterlagen soll ich mitbringen?
Ihre Versichertenkarte, das Bonusheft und eine Liste Ihrer Medikamente.

Ist die Praxis barrierefrei?
Ja, es gibt einen Aufzug und eine Rampe am Hintereingang.`,
    },
    {
      title: 'Unser Team',
      text: `- Dr. Anna Petersen, Zahnärztin, Inhaberin seit 2006
- Dr. Tarek Haddad, Oralchirurgie und Implantate
- Lena Voss, Kinderzahnheilkunde
- Mira Jansen, Prophylaxe

Wir sprechen Deutsch, Englisch, Arabisch und Polnisch.`,
    },
    {
      title: 'Anfahrt und Kontakt',
      text: `Adresse: Lindenstraße 4, 20099 Hamburg
Telefon: 040 555 7788
E-Mail: praxis@elbzahn.example
Bus: Linie 6, Haltestelle Gurlittstraße
Parken: zwölf kostenlose Plätze im Hof`,
    },
    {
      title: 'Zahlung',
      text: 'Rechnungen können Sie per Überweisung, mit der EC-Karte oder in bar bezahlen. Kreditkarten nehmen wir nicht an. Ab 300 Euro ist eine Ratenzahlung in bis zu zwölf Monaten ohne Zinsen möglich.',
    },
  ],
  conversations: [
    ask('direct', 'Wie lange dauert ein Bleaching?', ['90 Minuten'], ['45 Minuten']),
    ask('synonym', 'Wann haben Sie geöffnet?', ['Montag: 8:00', 'Donnerstag: 10:00', 'Freitag: 8:00']),
    ask('short', 'Adresse?', ['Lindenstraße 4']),
    ask('short', 'Öffnungszeiten', ['Montag: 8:00', 'Mittwoch: 8:00', 'Sonntag: geschlossen']),
    ask('list', 'Was kosten Ihre Leistungen?', [
      'Professionelle Zahnreinigung',
      'Zahnreinigung für Kinder',
      'Bleaching',
      'Keramikfüllung',
      'Implantat',
      'Knirscherschiene',
      'Zahnschmuck',
    ]),
    ask('list', 'Wer arbeitet bei Ihnen?', ['Petersen', 'Haddad', 'Voss', 'Jansen']),
    ask('list', 'Welche Sprachen sprechen Sie?', ['Deutsch', 'Englisch', 'Arabisch', 'Polnisch']),
    [
      ask('row', 'Was kostet eine Zahnreinigung?', ['95 €'], ['Zahnschmuck', 'Implantat']),
      ask('follow-up', 'und für Kinder?', ['45 €'], ['Bleaching', 'Kinderzahnheilkunde']),
      ask('follow-up', 'wie lange dauert das?', ['30 Minuten'], ['Bleaching']),
    ],
    [
      ask('day', 'Haben Sie sonntags offen?', ['Sonntag: geschlossen'], ['Montag: 8:00', 'Mittwoch']),
      ask('follow-up', 'und am Mittwoch?', ['8:00–13:00'], ['Freitag', '24 Stunden']),
    ],
    ask('direct', 'Haben Sie zwischen Weihnachten und Neujahr geschlossen?', [
      'Vom 24. Dezember bis zum 6. Januar',
    ]),
    [
      ask('yes-no', 'Kann ich einen Termin absagen?', ['24 Stunden vorher'], ['Lachgas']),
      ask('follow-up', 'und was kostet es danach?', ['40 Euro'], ['Bleaching']),
    ],
    ask('two-part', 'Wo sind Sie und wo kann ich parken?', ['Lindenstraße 4', 'im Hof']),
    ask('typo', 'Was kosstet ein Implatat?', ['1.800 €'], ['Zahnschmuck']),
    ask('abbreviation', 'Tel. Nr.?', ['040 555 7788']),
    ask(
      'story',
      'Guten Tag, ich bin 62, sitze im Rollstuhl und möchte mit meiner Tochter kommen. Komme ich da hinein?',
      [['Aufzug', 'Rampe']],
      ['Lachgas', 'Kinderzahnheilkunde'],
    ),
    ask('negation', 'Kann ich auch ohne Termin kommen?', ['bei starken Schmerzen']),
    ask('yes-no', 'Nehmen Sie Kreditkarten?', ['Kreditkarten nehmen wir nicht an']),
    refuse('near-topic', 'Was kostet eine Zahnspange?'),
    refuse('near-topic', 'Machen Sie Hausbesuche?'),
    refuse('near-topic', 'Haben Sie WLAN im Wartezimmer?'),
    refuse('near-topic', 'Suchen Sie Auszubildende?'),
    refuse('off-topic', 'Wie backe ich einen Apfelkuchen?'),
    refuse('off-topic', 'Wer hat die Mona Lisa gemalt?'),
  ],
}
