import type { AnswerTrace, ReplyVerification } from '@parleykit/contract/answering/answer-traces'
import { DataList, Text } from '@radix-ui/themes'

/** The exact figures of an answer trace. */
export function AnswerTraceFigures({ trace }: { readonly trace: AnswerTrace }) {
  const { gate, model, milliseconds, terms, passages, language } = trace
  const rows: [string, string][] = [
    ['Language', language],
    ['Searched for', terms.map(describeTerm).join(', ')],
    ...(gate ? [['Confidence', describeConfidence(gate, model !== null)] as [string, string]] : []),
    ['Passages', passages.map(describeScore).join(', ')],
    ['Time', describeTimes(milliseconds)],
    ...(model ? [['Model', describeModel(model)] as [string, string]] : []),
    ...(model?.check ? [['Checked', describeCheck(model.check)] as [string, string]] : []),
    ...(model?.verification
      ? [['Double-check', describeVerification(model.verification)] as [string, string]]
      : []),
  ]
  return (
    <>
      <DataList.Root size="1" className="trace-figures">
        {rows
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <DataList.Item key={name}>
              <DataList.Label minWidth="96px">{name}</DataList.Label>
              <DataList.Value className="trace-figure">{value}</DataList.Value>
            </DataList.Item>
          ))}
      </DataList.Root>
      {gate && gate.features.length > 0 && (
        <details>
          <Text as="div" size="1" color="gray" asChild>
            <summary>Confidence details</summary>
          </Text>
          <table className="trace-features">
            <thead>
              <tr>
                <th scope="col">Evidence</th>
                <th scope="col">Value</th>
                <th scope="col">Weight</th>
              </tr>
            </thead>
            <tbody>
              {gate.features.map(({ name, value, weight }) => (
                <tr key={name}>
                  <th scope="row">{inWords(name)}</th>
                  <td>{value.toFixed(2)}</td>
                  <td>{weight.toFixed(2)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
      {model && model.prompt.length > 0 && (
        <details>
          <Text as="div" size="1" color="gray" asChild>
            <summary>Prompt sent to the model</summary>
          </Text>
          {model.prompt.map(({ role, content }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the messages of a prompt have no other identity
            <pre key={at} className="trace-prompt" dir="auto">
              <b>{role}</b>
              {`\n${content}`}
            </pre>
          ))}
        </details>
      )}
    </>
  )
}

/** If there is a model, the classifier only saves it from clearly hopeless questions. */
function describeConfidence(
  { confidence, threshold }: NonNullable<AnswerTrace['gate']>,
  hasModel: boolean,
): string {
  const from = `${(threshold * 100).toLocaleString('en', { maximumSignificantDigits: 2 })} %`
  if (!hasModel) return `${percent(confidence)} (answers from ${from})`
  return threshold === 0
    ? `${percent(confidence)} (the model read everything and decided)`
    : `${percent(confidence)} (the model is asked from ${from})`
}

function describeVerification(verification: ReplyVerification): string {
  const { parts, untrue, unproven, milliseconds } = verification
  return [
    `${parts} statements`,
    `${untrue.length} not supported`,
    ...(unproven > 0 ? [`${unproven} without proof`] : []),
    inMs(milliseconds),
    describeModel({ ...verification, name: verification.model }),
  ].join(' · ')
}

function describeCheck({
  supported,
  droppedCount,
  leftEarly,
}: NonNullable<NonNullable<AnswerTrace['model']>['check']>): string {
  const parts = [`${supported} supported`, `${droppedCount} left out`]
  return [...parts, ...(leftEarly > 0 ? [`${leftEarly} shown in part`] : [])].join(' · ')
}

function describeTerm({ word, searchedAs, isCorrected }: AnswerTrace['terms'][number]): string {
  if (searchedAs.length === 0) return `${word} (not found)`
  return isCorrected ? `${word} (as ${searchedAs[0]})` : word
}

function describeScore({ score, similarity }: AnswerTrace['passages'][number]): string {
  if (similarity === null) return `score ${score.toFixed(1)}`
  const byMeaning = `similarity ${similarity.toFixed(2)}`
  return score > 0 ? `score ${score.toFixed(1)} · ${byMeaning}` : `found by meaning alone · ${byMeaning}`
}

function describeTimes({ search, firstToken, whole }: AnswerTrace['milliseconds']): string {
  const parts = [
    ...(search === null ? [] : [`search ${inMs(search)}`]),
    ...(firstToken === null ? [] : [`first words after ${inMs(firstToken)}`]),
    `whole answer ${inMs(whole)}`,
  ]
  return parts.join(' · ')
}

function describeModel(
  model: Pick<NonNullable<AnswerTrace['model']>, 'name' | 'inputTokens' | 'outputTokens' | 'cost'>,
): string {
  const { name, inputTokens, outputTokens, cost } = model
  const tokens =
    inputTokens === null || outputTokens === null
      ? []
      : [`${inputTokens} tokens read, ${outputTokens} written`]
  return [name, ...tokens, ...(cost === null ? [] : [`cost ${cost.toPrecision(2)}`])].join(' · ')
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}

function inMs(milliseconds: number): string {
  return milliseconds < 10 ? `${milliseconds} ms` : `${Math.round(milliseconds).toLocaleString()} ms`
}

/** Turns `exactInSentence` into "exact in sentence". */
function inWords(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}
