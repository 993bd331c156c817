import { ask, refuse, type SmallAgent } from '../small-agent.ts'

export const TEA_SHOP: SmallAgent = {
  name: 'tea shop',
  heldOut: true,
  entries: [
    {
      title: 'Our teas',
      text: `| Tea | 100 g | Temperature | Steeping |
|---|---|---|---|
| Assam Mangalam | £6.50 | 100 °C | 4 minutes |
| Darjeeling First Flush | £11.90 | 90 °C | 3 minutes |
| Sencha | £8.40 | 70 °C | 2 minutes |
| Jasmine Pearls | £14.20 | 80 °C | 3 minutes |
| Earl Grey | £5.80 | 100 °C | 4 minutes |
| Rooibos Vanilla | £4.90 | 100 °C | 8 minutes |
| Peppermint | £3.90 | 100 °C | 6 minutes |

Rooibos and peppermint contain no caffeine.`,
    },
    {
      title: 'Delivery',
      text: `Delivery times and costs

- United Kingdom: 2 to 3 days, £3.50, free from £40
- Ireland: 4 days, £7
- European Union: 5 to 8 days, £12
- Switzerland and Norway: 7 to 10 days, £15

We pack on the day of your order if it arrives before 2pm. Parcels go with Royal Mail and you get a tracking number.`,
    },
    {
      title: 'Returns',
      text: 'Unopened packets can be returned within 30 days. Opened tea cannot be returned for reasons of hygiene. The customer pays for the return. Refunds arrive within five working days.',
    },
    {
      title: 'FAQ',
      text: `Are your teas organic?
Yes, all except the Jasmine Pearls.

Do you sell vouchers?
Yes, from £10 to £100, by mail or on paper. They are valid for three years.

How should I store tea?
Cool, dark and in a tin that closes well.

Can I change my order?
Yes, until it is packed. Call us as soon as you can.

Do you have a loyalty programme?
Yes, every tenth packet is free.`,
    },
    {
      title: 'Payment and contact',
      text: 'payment: Visa, Mastercard, American Express, PayPal, Klarna\nphone: 020 5550 1188, Monday to Friday, 9am to 4pm\nmail: leaves@kettlelane.example\nshop: 3 Kettle Lane, Bath; open Wednesday to Saturday from 10am to 5pm\nowner: Harriet Bloom, since 2012',
    },
  ],
  conversations: [
    ask('direct', 'How hot should the water be for Sencha?', ['70 °C'], ['90 °C', '8 minutes']),
    ask('synonym', 'Which teas are decaffeinated?', ['contain no caffeine']),
    ask('short', 'shipping costs', ['£3.50', '£12']),
    ask('short', 'where is your shop', ['3 Kettle Lane']),
    ask('list', 'What teas do you sell?', [
      'Assam',
      'Darjeeling',
      'Sencha',
      'Jasmine Pearls',
      'Earl Grey',
      'Rooibos',
      'Peppermint',
    ]),
    ask('list', 'Which payment methods are there?', [
      'Visa',
      'Mastercard',
      'American Express',
      'PayPal',
      'Klarna',
    ]),
    [
      ask('row', 'How much is delivery to Ireland?', ['£7'], ['£15', '£12']),
      ask('follow-up', 'and to Norway?', ['£15'], ['£3.50']),
      ask('follow-up', 'how long does that take?', ['7 to 10 days']),
    ],
    [
      ask('row', 'price of earl grey', ['£5.80'], ['£14.20', '£6.50']),
      ask('follow-up', 'how long should it steep?', ['4 minutes'], ['£14.20']),
    ],
    [
      ask('yes-no', 'Do you have gift vouchers?', ['£10 to £100'], ['tenth packet', 'Jasmine']),
      ask('follow-up', 'how long are they valid?', ['three years']),
    ],
    ask('day', 'Is the shop open on Monday?', ['Wednesday to Saturday']),
    ask('two-part', 'Can I return a packet and who pays for it?', ['30 days', 'The customer pays']),
    ask('typo', 'are your tees orgnic?', ['all except'], ['tenth packet', 'until it is packed']),
    ask('abbreviation', 'Do you deliver to the EU?', ['5 to 8 days'], ['£15']),
    ask('story', 'Hi, I ordered an hour ago and picked the wrong size by mistake. Can I still change it?', [
      'until it is packed',
    ]),
    ask('negation', 'Which tea is not organic?', ['Jasmine Pearls'], ['tenth packet']),
    ask('yes-no', 'Can I send back opened tea?', ['Opened tea cannot be returned']),
    refuse('near-topic', 'Do you sell coffee?'),
    refuse('near-topic', 'Do you offer tea tastings?'),
    refuse('near-topic', 'How much is a teapot?'),
    refuse('near-topic', 'Do you deliver to Japan?'),
    refuse('off-topic', 'What is the population of France?'),
    refuse('off-topic', 'How do I reset my router?'),
  ],
}
