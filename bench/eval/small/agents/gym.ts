import { ask, refuse, type SmallAgent } from '../small-agent.ts'

export const GYM: SmallAgent = {
  name: 'gym',
  heldOut: true,
  entries: [
    {
      title: 'Membership',
      text: `MEMBERSHIP FEES

| Membership | Per month | Minimum term |
|---|---|---|
| Day pass | £12 | one day |
| Student | £24 | 3 months |
| Off-peak | £29 | 6 months |
| Standard | £39 | 12 months |
| Couple | £68 | 12 months |
| Premium | £55 | 12 months |

The joining fee of £20 is waived in January. Premium includes sauna, towels and one guest a week.`,
    },
    {
      title: 'When we are open',
      text: 'Monday: 6am to 10pm\nTuesday: 6am to 10pm\nWednesday: 6am to 10pm\nThursday: 6am to 11pm\nFriday: 6am to 9pm\nSaturday: 8am to 6pm\nSunday: closed',
    },
    {
      title: 'Classes',
      text: `Classes are free for members and last 45 minutes.

* Yoga: Monday and Wednesday at 18:00
* Spinning: Tuesday and Thursday at 19:00
* Boxing: Friday at 17:30
* Pilates: Saturday at 10:00

Book in the app up to seven days ahead.`,
    },
    {
      title: 'House rules and questions',
      text: `Can I freeze my membership?
Yes, for up to three months a year. It costs £5 a month.

Can I cancel early?
Only with a doctor's note or if you move more than 20 miles away. Otherwise give one month's notice before the term ends.

Is there a minimum age?
Yes, 16. Members under 18 need a parent's signature.

May I bring a friend?
Yes, a guest pays £8, and you must come together.

Do I need my own lock?
Yes, lockers take a padlock. We sell them for £4.`,
    },
    {
      title: 'Find us',
      text: 'Iron Yard Gym, 22 Mill Road, Leeds. Free parking behind the building for two hours. Phone 0113 555 0142, email team@ironyard.example. Personal training with Maya or Tom costs £40 an hour.',
    },
  ],
  conversations: [
    ask('direct', 'How much is a standard membership?', ['£39'], ['£55', '£12']),
    ask('synonym', 'Can I pause my contract?', ['three months a year'], ["doctor's note"]),
    ask('short', 'opening times', ['Monday: 6am', 'Thursday: 6am', 'Sunday: closed']),
    ask('short', 'parking?', ['behind the building']),
    ask('list', 'What memberships do you have?', [
      'Day pass',
      'Student',
      'Off-peak',
      'Standard',
      'Couple',
      'Premium',
    ]),
    ask('list', 'Which classes do you offer?', ['Yoga', 'Spinning', 'Boxing', 'Pilates']),
    [
      ask('row', 'What does the student membership cost?', ['£24'], ['£68']),
      ask('follow-up', 'and for couples?', ['£68'], ['£12']),
      ask('follow-up', 'how long is the minimum term?', ['12 months']),
    ],
    [
      ask('day', 'Are you open on Sunday?', ['Sunday: closed'], ['Wednesday', '10pm']),
      ask('follow-up', 'and on Saturday?', ['8am to 6pm'], ['Tuesday']),
    ],
    [
      ask('yes-no', 'Can I bring a friend?', ['a guest pays'], ['three months', 'padlock']),
      ask('follow-up', 'how much does that cost?', ['£8'], ['£39']),
    ],
    ask('two-part', 'When is yoga and how do I book it?', ['Monday and Wednesday', 'in the app']),
    ask('typo', 'how much is persnal trainig', ['£40 an hour']),
    ask('abbreviation', 'PT price?', ['£40 an hour']),
    ask('story', "Hey, I'm 17 and just finished school, my mum says yes. Can I join?", [
      "parent's signature",
    ]),
    ask('negation', "I don't have a lock, what can I do?", ['£4']),
    ask('yes-no', 'Can I cancel early because I am moving away?', ['more than 20 miles'], ['padlock']),
    refuse('near-topic', 'Do you have a swimming pool?'),
    refuse('near-topic', 'Is there a crèche for toddlers?'),
    refuse('near-topic', 'Do you sell protein shakes?'),
    refuse('near-topic', 'How much is a massage?'),
    refuse('off-topic', 'Who painted the Mona Lisa?'),
    refuse('off-topic', 'Recommend me a good movie'),
  ],
}
