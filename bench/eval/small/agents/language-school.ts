import { ask, refuse, type SmallAgent } from '../small-agent.ts'

export const LANGUAGE_SCHOOL: SmallAgent = {
  name: 'language school',
  entries: [
    {
      title: 'Courses and prices',
      text: `# Courses

| Course | Lessons a week | Price per week | Price for four weeks |
|---|---|---|---|
| Standard | 20 | €190 | €680 |
| Intensive | 30 | €260 | €940 |
| Evening | 4 | €48 | €170 |
| Exam preparation | 25 | €240 | €880 |
| Business | 10 | €350 | €1,300 |
| Children | 6 | €65 | €230 |

A lesson lasts 45 minutes. A one-to-one lesson costs €55.`,
    },
    {
      title: '',
      text: `LANGUAGES WE TEACH

• English
• German
• Italian
• Japanese
• Portuguese
• Arabic

Groups have at most eight students. Courses start every Monday; beginners start on the first Monday of a month.`,
    },
    {
      title: 'Good to know',
      text: `Question: Do I have to take a placement test?
Answer: Yes, unless you are a beginner. It takes 20 minutes and is online.

Question: Can I get my money back?
Answer: Yes, if you cancel at least 14 days before the course starts. After that we keep 30 percent.

Question: Do you help with visas?
Answer: Yes, we send a letter of invitation once the course is paid.

Question: Will I get a certificate?
Answer: Yes, if you attend at least 80 percent of the lessons.

Question: What is the minimum age?
Answer: 16 for adult courses; the children's course is for ages 8 to 12.`,
    },
    {
      title: 'Accommodation',
      text: 'Host family: €210 a week with breakfast. Shared flat: €170 a week without meals. Hall of residence: €195 a week, only in July and August. The deposit is €150. Airport transfer costs €45.',
    },
    {
      title: 'Office',
      text: `Our office is at 5 College Square, second floor, and there is a lift.
Office hours: Monday to Thursday 8:30 to 18:00, Friday 8:30 to 15:00. Closed at weekends.
Phone: 01 555 4477. Mail: study@babelhouse.example
The school was founded in 1987 by Ruth and Marco Bellini.`,
    },
  ],
  conversations: [
    ask('list', 'what languages do you teach?', [
      'English',
      'German',
      'Italian',
      'Japanese',
      'Portuguese',
      'Arabic',
    ]),
    ask('list', 'show me all courses with prices', [
      'Standard',
      'Intensive',
      'Evening',
      'Exam preparation',
      'Business',
      'Children',
    ]),
    ask('direct', 'How many students are in a group?', ['eight students']),
    ask(
      'synonym',
      'Can I get a refund?',
      ['14 days before'],
      ['letter of invitation', 'placement', '80 percent'],
    ),
    ask('short', 'phone?', ['01 555 4477']),
    ask('short', 'start dates', ['every Monday']),
    [
      ask('row', 'How much is the evening course?', ['€48'], ['€350']),
      ask('follow-up', 'and the intensive one?', ['€260'], ['€350', '€48']),
      ask('follow-up', 'how many lessons is that?', ['30'], ['€350']),
    ],
    [
      ask('day', 'Is the office open on Friday afternoon?', ['8:30 to 15:00']),
      ask('follow-up', 'and on Saturday?', ['Closed at weekends']),
    ],
    [
      ask('direct', 'What does a host family cost?', ['€210 a week']),
      ask('follow-up', 'does it include breakfast?', ['with breakfast']),
      ask('follow-up', 'what about a shared flat?', ['€170 a week']),
    ],
    ask('two-part', 'Where is your office and is there a lift?', ['5 College Square', 'lift']),
    ask('two-part', 'How long is a lesson and what does a one-to-one lesson cost?', ['45 minutes', '€55']),
    ask('typo', 'do i get a certifcate at the end', ['80 percent'], ['14 days', 'letter of invitation']),
    ask('abbreviation', 'max group size?', ['at most eight']),
    ask('yes-no', 'Do I need to take a test first?', ['unless you are a beginner'], ['80 percent']),
    ask(
      'story',
      "Hello, I'm from Brazil and my son is 10. We are in town in July. Is there a course for him?",
      ['ages 8 to 12'],
    ),
    ask('negation', 'Which accommodation is without meals?', ['Shared flat']),
    ask('synonym', 'since when does the school exist?', ['1987']),
    refuse('near-topic', 'Do you teach Korean?'),
    refuse('near-topic', 'Can I do the course online?'),
    refuse('near-topic', 'Are you hiring teachers?'),
    refuse('near-topic', 'Do you offer scholarships?'),
    refuse('off-topic', 'How tall is Mount Everest?'),
    refuse('off-topic', 'How do I fix a leaking tap?'),
  ],
}
