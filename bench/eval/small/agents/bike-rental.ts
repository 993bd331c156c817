import { ask, refuse, type SmallAgent } from '../small-agent.ts'

export const BIKE_RENTAL: SmallAgent = {
  name: 'bike rental',
  entries: [
    {
      title: 'Prices',
      text: `# Rental prices 2025

| Bike | Half day | Day | Week |
|---|---|---|---|
| City bike | €10 | €15 | €75 |
| Trekking bike | €13 | €19 | €95 |
| E-bike | €24 | €35 | €180 |
| E-mountain bike | €32 | €48 | €240 |
| Children's bike | €6 | €9 | €40 |
| Cargo bike | €28 | €42 | €210 |
| Tandem | €20 | €30 | €150 |

Half a day is four hours. Helmet and lock are included with every bike.`,
    },
    {
      title: '',
      text: `Opening hours

Monday: closed
Tuesday: 10:00 – 18:00
Wednesday: 10:00 – 18:00
Thursday: 10:00 – 20:00
Friday: 10:00 – 18:00
Saturday: 9:00 – 17:00
Sunday: 9:00 – 13:00

From November to February the shop is open on Saturdays only.`,
    },
    {
      title: 'Questions that customers ask',
      text: `Q: Can I cancel my booking?
A: Yes, free of charge until 24 hours before the rental starts. After that we charge half the price.

Q: Do you deliver the bikes?
A: Yes, to any hotel within 15 km of the shop. Delivery costs €12 and has to be booked a day ahead.

Q: How old do I have to be?
A: You must be 18 to rent a bike yourself. From 14 on you may ride an e-bike in the company of an adult.

Q: Can I bring my dog?
A: Yes, we have dog trailers for €8 a day. They carry dogs of up to 30 kg.

Q: What happens if I have a flat tyre?
A: Call us on 0171 555 88. We come to you within the city and change the tube for free.

Q: Is there a deposit?
A: We take a deposit of €50, for e-bikes €200, in cash or on your card.`,
    },
    {
      title: 'Payment',
      text: 'You can pay in cash, with Visa, Mastercard or American Express, and with Apple Pay. We do not accept cheques. Invoices for companies are possible on request.',
    },
    {
      title: 'About us',
      text: `Rad & Tat has existed since 2009. Our shop is at 7 Canal Lane, right behind the main station. Eight people work here, and we speak English, German and Dutch.

You reach us by phone on 0171 555 80 and by mail at hello@radundtat.example.`,
    },
    {
      title: 'Tours',
      text: `## Guided tours

- Old Town tour: 2 hours, €25, every Saturday at 11:00
- River tour: 3 hours, €35, every Sunday at 9:30
- Vineyard tour: 5 hours, €59, only from May to September

All tours start at the shop. Groups of more than ten people get 10 percent off.`,
    },
  ],
  conversations: [
    ask('direct', 'How much does a trekking bike cost per day?', ['€19'], ['€48', '€42']),
    ask('synonym', 'Do I have to leave a security payment?', ['€50'], ['24 hours before']),
    ask('short', 'address?', ['7 Canal Lane'], ['€12']),
    ask('short', 'opening hours', ['Monday: closed', 'Thursday: 10:00', 'Sunday: 9:00']),
    ask('list', 'list all prices', [
      'City bike',
      'Trekking bike',
      'E-bike',
      'E-mountain bike',
      "Children's bike",
      'Cargo bike',
      'Tandem',
    ]),
    ask('list', 'Which tours do you offer?', ['Old Town tour', 'River tour', 'Vineyard tour']),
    ask('day', 'Are you open on Mondays?', ['Monday: closed'], ['10:00', 'Sunday']),
    [
      ask('day', 'When do you close on Thursday?', ['20:00'], ['Saturday: 9:00', 'Sunday']),
      ask('follow-up', 'and on Sunday?', ['9:00 – 13:00'], ['Wednesday', 'River tour']),
    ],
    [
      ask('row', 'ebike price per day', ['€35'], ['City bike', 'Tandem']),
      ask('follow-up', 'and for children?', ['€9'], ['Cargo bike', 'in the company of an adult']),
      ask('follow-up', 'what about per week?', ['€40'], ['Tandem']),
    ],
    [
      ask('yes-no', 'Do you deliver to my hotel?', ['any hotel within 15 km']),
      ask('follow-up', 'how much is that?', ['€12'], ['City bike', '€25']),
    ],
    ask('two-part', 'Can I bring my dog and how much is the trailer?', ['dog trailers', '€8 a day']),
    ask('two-part', 'Where is your shop and since when do you exist?', ['7 Canal Lane', '2009']),
    ask('typo', 'adress of teh shop?', ['7 Canal Lane']),
    ask('typo', 'cancelation polcy', ['24 hours before'], ['15 km', 'dog trailers']),
    ask('abbreviation', 'Do you take Amex?', ['American Express']),
    ask(
      'story',
      "Hi, I'm 15 and coming with my dad next week, can I ride an e-bike?",
      ['From 14 on'],
      ['15 km', 'dog trailers'],
    ),
    ask('negation', 'Which kind of payment do you not accept?', ['cheques']),
    refuse('near-topic', 'Do you have bike insurance?'),
    refuse('near-topic', 'Can I buy a used bike from you?'),
    refuse('near-topic', 'How much does it cost to rent a kayak?'),
    refuse('near-topic', 'Do you offer student discounts?'),
    refuse('off-topic', 'What is the best pizza in town?'),
    refuse('off-topic', 'Who won the Tour de France in 1998?'),
  ],
}
