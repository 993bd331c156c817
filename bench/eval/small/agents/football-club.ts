import { ask, refuse, type SmallAgent } from '../small-agent.ts'

export const FOOTBALL_CLUB: SmallAgent = {
  name: 'football club',
  entries: [
    {
      title: 'Training times',
      text: `| Team | Day | Time | Coach |
|---|---|---|---|
| Under 7 | Saturday | 9:30 | Priya Nair |
| Under 9 | Wednesday | 16:30 | Joe Banks |
| Under 12 | Tuesday | 17:00 | Joe Banks |
| Under 15 | Thursday | 17:30 | Karl Ito |
| Women | Monday | 19:00 | Lucy Marsh |
| First team | Tuesday | 19:30 | Dan Okoro |
| Veterans | Friday | 20:00 | Bill Foster |`,
    },
    {
      title: 'Fees',
      text: `Yearly fees
- Children up to 11: £60
- Youth from 12 to 17: £85
- Adults: £140
- Students and pensioners: £95
- Families: £220
- Supporters who don't play: £30

The fee is due on 1 September. You may pay in four instalments.`,
    },
    {
      title: 'Questions',
      text: `Q. Can I try it before I join?
A. Yes, two training sessions are free.

Q. What does my child need?
A. Boots, shin pads and a water bottle. We lend the shirt.

Q. How do I leave the club?
A. Write to the secretary by 31 May; membership ends on 30 June.

Q. Do you need volunteers?
A. Yes! We look for referees, drivers and people for the kitchen.`,
    },
    {
      title: 'Ground and contacts',
      text: `Ground: Meadow Park, 3 River Lane, Ashford
Secretary: Helen Cole, 01233 555 210, helen@ashfordrovers.example
Chairman: Victor Lane
Safeguarding officer: Amina Khan, 01233 555 214
Colours: green and white
Founded: 1921`,
    },
    {
      title: 'Clubhouse',
      text: 'The clubhouse opens one hour before every home match and on Fridays from 18:00 to 23:00. Members can hire it for parties for £120 an evening; others pay £200. Smoking is not allowed, nor are glass bottles on the terrace. Tickets for home matches cost £6, for pensioners £4, and children under 14 come in free.',
    },
  ],
  conversations: [
    ask('direct', 'Who coaches the women?', ['Lucy Marsh'], ['Dan Okoro', 'Bill Foster']),
    ask('synonym', 'Who should I speak to about child protection?', ['Amina Khan']),
    ask('short', 'fees', ['£60', '£140', '£220']),
    ask('short', 'address', ['3 River Lane']),
    ask('list', 'What are all the training times?', [
      'Under 7',
      'Under 9',
      'Under 12',
      'Under 15',
      'Women',
      'First team',
      'Veterans',
    ]),
    ask('list', 'How much is the membership for each group?', ['£60', '£85', '£140', '£95', '£220', '£30']),
    [
      ask('row', 'When do the under 9s train?', ['16:30'], ['Karl Ito', 'Bill Foster']),
      ask('follow-up', 'and the under 15s?', ['17:30'], ['Bill Foster']),
      ask('follow-up', 'who is their coach?', ['Karl Ito'], ['Bill Foster']),
    ],
    [
      ask('row', 'How much is a ticket for a home match?', ['£6'], ['£140']),
      ask('follow-up', 'and for pensioners?', ['£4'], ['Families']),
    ],
    [
      ask('direct', 'Can I hire the clubhouse for a party?', ['£120']),
      ask('follow-up', 'what if I am not a member?', ['£200']),
    ],
    ask('day', 'Is the clubhouse open on Friday?', ['18:00 to 23:00']),
    ask('two-part', 'What does my son need and can he try it first?', ['shin pads', 'two training sessions']),
    ask('typo', 'who is the secratary and her phone numer', ['01233 555 210']),
    ask('abbreviation', 'U12 training?', ['17:00'], ['Veterans']),
    ask('yes-no', 'Can we pay in instalments?', ['four instalments']),
    ask(
      'story',
      "Hi, we've just moved here and my daughter is 6 and loves football. When could she train?",
      ['9:30'],
      ['19:30'],
    ),
    ask('negation', 'What is not allowed in the clubhouse?', ['Smoking']),
    ask('synonym', 'How can I end my membership?', ['31 May'], ['two training sessions']),
    refuse('near-topic', 'Do you have a tennis section?'),
    refuse('near-topic', 'Where can I buy a scarf?'),
    refuse('near-topic', 'Is there a summer camp?'),
    refuse('near-topic', 'What was the result last Saturday?'),
    refuse('off-topic', 'What is quantum physics?'),
    refuse('off-topic', 'Write a poem about the sea'),
  ],
}
