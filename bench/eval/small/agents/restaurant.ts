import { ask, refuse, type SmallAgent } from '../small-agent.ts'

export const RESTAURANT: SmallAgent = {
  name: 'restaurant (French)',
  entries: [
    {
      title: 'Horaires',
      text: `Lundi : fermé
Mardi : 12h00 – 14h00 et 19h00 – 22h00
Mercredi : 12h00 – 14h00 et 19h00 – 22h00
Jeudi : 12h00 – 14h00 et 19h00 – 22h00
Vendredi : 12h00 – 14h00 et 19h00 – 23h00
Samedi : 19h00 – 23h00
Dimanche : 12h00 – 15h00

Le restaurant est fermé du 1er au 21 août.`,
    },
    {
      title: 'La carte',
      text: `## Plats

| Plat | Prix |
|---|---|
| Soupe à l'oignon | 9 € |
| Salade niçoise | 14 € |
| Moules-frites | 18 € |
| Bœuf bourguignon | 22 € |
| Risotto aux champignons (végétarien) | 17 € |
| Magret de canard | 24 € |
| Tarte Tatin | 8 € |

Menu du midi en semaine : entrée et plat 19 €, avec dessert 23 €. Menu enfant : 11 €.`,
    },
    {
      title: 'Questions fréquentes',
      text: `Q : Faut-il réserver ?
R : Oui, le week-end. En semaine, une table se trouve presque toujours.

Q : Les chiens sont-ils admis ?
R : Oui, en terrasse seulement.

Q : Acceptez-vous les tickets restaurant ?
R : Oui, au déjeuner, dans la limite de 25 euros par personne.

Q : Peut-on annuler une réservation ?
R : Oui, jusqu'à quatre heures avant. Pour les groupes de plus de huit personnes, un acompte de 100 euros est gardé.`,
    },
    {
      title: 'Contact',
      text: `Adresse : 14 rue des Tanneurs, 44000 Nantes
Téléphone : 02 55 55 14 14
Courriel : bonjour@latannerie.example
Tramway : ligne 3, arrêt Place Viarme`,
    },
    {
      title: 'La maison',
      text: 'La Tannerie a ouvert en 1998. La cheffe, Solène Le Goff, achète ses légumes au marché de Talensac. La salle compte 48 couverts et la terrasse 20. Nous parlons français, anglais et breton. Une place de parking est réservée aux personnes handicapées devant la porte. Les cartes bancaires sont acceptées, les chèques non.',
    },
  ],
  conversations: [
    ask('direct', 'Combien coûtent les moules-frites ?', ['18 €'], ['24 €']),
    ask('synonym', 'Depuis quand existe le restaurant ?', ['1998']),
    ask('short', 'horaires', ['Lundi : fermé', 'Jeudi : 12h00', 'Dimanche : 12h00']),
    ask('short', 'adresse ?', ['14 rue des Tanneurs']),
    ask('list', 'Quels plats avez-vous et à quel prix ?', [
      "Soupe à l'oignon",
      'Salade niçoise',
      'Moules-frites',
      'Bœuf bourguignon',
      'Risotto',
      'Magret',
      'Tarte Tatin',
    ]),
    ask('list', 'Quelles langues parlez-vous ?', ['français', 'anglais', 'breton']),
    [
      ask('day', 'Êtes-vous ouverts le lundi ?', ['Lundi : fermé'], ['Mercredi', 'Samedi']),
      ask('follow-up', 'et le samedi ?', ['19h00 – 23h00'], ['Mardi', 'Vendredi']),
    ],
    [
      ask('row', 'Quel est le prix du menu du midi ?', ['19 €'], ['Magret']),
      ask('follow-up', 'et avec dessert ?', ['23 €'], ['Magret']),
      ask('follow-up', 'et pour les enfants ?', ['11 €'], ['Magret']),
    ],
    [
      ask('yes-no', 'Puis-je annuler ma réservation ?', ['quatre heures avant'], ['terrasse seulement']),
      ask('follow-up', 'et pour un groupe de dix ?', ['100 euros']),
    ],
    ask('two-part', 'Faut-il réserver et les chiens sont-ils admis ?', ['le week-end', 'terrasse']),
    ask('typo', 'acceptez vous les ticket restorant', ['au déjeuner'], ['quatre heures']),
    ask('abbreviation', 'Vous prenez la CB ?', ['cartes bancaires sont acceptées']),
    ask(
      'story',
      'Bonjour, je viens vendredi avec une amie qui ne mange pas de viande. Avez-vous un plat végétarien ?',
      ['Risotto'],
    ),
    ask('direct', 'Êtes-vous ouverts en août ?', ['du 1er au 21 août']),
    ask('negation', "Quel moyen de paiement n'acceptez-vous pas ?", ['chèques']),
    refuse('near-topic', 'Livrez-vous à domicile ?'),
    refuse('near-topic', 'Avez-vous une carte des vins ?'),
    refuse('near-topic', 'Recrutez-vous un serveur ?'),
    refuse('near-topic', 'Combien coûte le homard ?'),
    refuse('off-topic', 'Quelle est la capitale de la Mongolie ?'),
    refuse('off-topic', 'Comment changer un pneu ?'),
  ],
}
