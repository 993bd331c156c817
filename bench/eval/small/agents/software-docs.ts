import { ask, refuse, type SmallAgent } from '../small-agent.ts'

export const SOFTWARE_DOCS: SmallAgent = {
  name: 'software docs',
  entries: [
    {
      title: 'Installation',
      text: `# Installing Tidepool CLI

Tidepool needs Node 20 or newer and runs on macOS, Linux and Windows 11.

\`\`\`bash
npm install -g tidepool
tidepool login
\`\`\`

The current version is 4.2.1. Version 3 gets security fixes until 31 March 2026.`,
    },
    {
      title: 'Error codes',
      text: `## Error codes

| Code | Meaning | What to do |
|---|---|---|
| E101 | Token expired | Run \`tidepool login\` again |
| E102 | Project not found | Check the name in tidepool.json |
| E203 | Rate limit reached | Wait one minute and try again |
| E204 | File too large | Files may have at most 50 MB |
| E301 | Server unreachable | Look at status.tidepool.example |
| E302 | Certificate invalid | Set the system's clock right |`,
    },
    {
      title: 'Settings',
      text: `Settings in tidepool.json
=========================

region: where data is kept, "eu" or "us". Default: "eu".
retries: how often a failed upload is tried again. Default: 3.
timeout: seconds until a request is given up. Default: 30.
proxy: address of an HTTP proxy. Empty by default.
telemetry: whether anonymous usage data is sent. Default: false.`,
    },
    {
      title: 'Plans',
      text: `### Plans

- **Free**: 1 project, 1 GB of storage, community support
- **Team**: $12 per user and month, 50 projects, 100 GB, support by mail
- **Business**: $29 per user and month, unlimited projects, 1 TB, single sign-on, support by phone

Paying yearly saves 20 percent. Non-profit organisations get Team at half the price.`,
    },
    {
      title: 'FAQ',
      text: `**Can I export my data?**
Yes, as CSV or JSON under Settings › Export.

**How do I delete my account?**
Open Settings › Account and choose Delete. Your data is erased after 14 days; until then you can come back.

**Is there a trial of the Business plan?**
Yes, 30 days, and you don't need a credit card.

**Can several people edit at the same time?**
No. A file is locked while somebody has it open.

**How do I reset my password?**
Click "Forgot password" on the sign-in page and follow the link in the mail.`,
    },
  ],
  conversations: [
    ask('direct', 'How do I install it?', ['npm install -g tidepool']),
    ask('direct', 'what does E203 mean', ['Rate limit reached'], ['E204', 'E301']),
    ask('row', 'How do I fix error E102?', ['tidepool.json'], ['status.tidepool.example']),
    ask('synonym', 'Which operating systems are supported?', ['macOS', 'Linux', 'Windows 11']),
    ask('short', 'current version?', ['4.2.1']),
    ask('short', 'pricing', ['$12', '$29']),
    ask('list', 'Which plans are there?', ['Free', 'Team', 'Business']),
    ask('list', 'list all error codes', ['E101', 'E102', 'E203', 'E204', 'E301', 'E302']),
    ask('list', 'What settings can I use in tidepool.json?', [
      'region',
      'retries',
      'timeout',
      'proxy',
      'telemetry',
    ]),
    [
      ask('row', 'How much is the Team plan?', ['$12'], ['credit card']),
      ask('follow-up', 'what about Business?', ['$29'], ['community support']),
      ask('follow-up', 'does it include single sign-on?', ['single sign-on']),
    ],
    [
      ask('yes-no', 'Can I try the Business plan for free?', ['30 days'], ['CSV']),
      ask('follow-up', 'do I need a credit card for that?', ["you don't need a credit card"]),
    ],
    ask('row', 'default timeout?', ['30'], ['region:', 'telemetry:']),
    ask('two-part', 'How do I delete my account and can I export my data first?', ['Delete', 'CSV']),
    ask('two-part', 'Which Node version do I need and how large may files be?', ['Node 20', '50 MB']),
    ask('typo', 'how to reset my pasword', ['Forgot password']),
    ask('abbreviation', 'Do you have SSO?', ['single sign-on']),
    ask('yes-no', 'Can two people edit a file at once?', ['A file is locked'], ['CSV', '30 days']),
    ask('story', 'Hello, we are a small charity with 8 volunteers and little money. Do we pay less?', [
      'Non-profit organisations get Team at half the price',
    ]),
    ask('negation', 'Which plan has no phone support but support by mail?', ['support by mail']),
    refuse('near-topic', 'Do you have an Android app?'),
    refuse('near-topic', 'Does it integrate with Slack?'),
    refuse('near-topic', 'What does error E999 mean?'),
    refuse('near-topic', 'How much is the Enterprise plan?'),
    refuse('off-topic', 'How do I bake sourdough bread?'),
    refuse('off-topic', 'When did the Roman Empire fall?'),
  ],
}
