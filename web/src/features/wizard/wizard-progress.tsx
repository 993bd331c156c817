import { Progress, Text } from '@radix-ui/themes'
import { lastStep, type Step } from './wizard-steps.ts'
import { wizardTexts } from './wizard-texts.ts'

/** The progress bar, and the names of the four steps if there is room. */
export function WizardProgress({ step }: { readonly step: Step }) {
  return (
    <div>
      <Progress
        value={(step / lastStep) * 100}
        aria-label={`Step ${step} of ${lastStep}: ${wizardTexts.steps[step - 1]}`}
      />
      <ol className="plain-list wizard-steps">
        {wizardTexts.steps.map((name, index) => (
          <Text key={name} as="span" size="1" color={index + 1 === step ? 'iris' : 'gray'} asChild>
            <li aria-current={index + 1 === step ? 'step' : undefined}>
              {index + 1}. {name}
            </li>
          </Text>
        ))}
      </ol>
    </div>
  )
}
