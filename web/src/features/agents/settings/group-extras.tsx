import type { Agent } from '@parleykit/contract/agents/agents'
import { Link, Text } from '@radix-ui/themes'
import { Link as RouterLink } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { ActionsSetting } from '../../actions/actions-setting.tsx'
import { ExportButton } from '../../portability/export-button.tsx'
import { TrainingHistory } from '../../retrieval/training/training-history.tsx'
import { membersTexts } from '../../workspaces/members-texts.ts'
import { RequireRole } from '../../workspaces/require-role.tsx'
import type { SettingsFormState } from './agent-form.ts'
import { ApiKeySetting } from './api-key-setting.tsx'
import { DangerZone } from './danger-zone.tsx'
import { InstructionTools } from './instruction-tools.tsx'
import { ModelBudgetField } from './model-budget-field.tsx'
import { SecretKeySetting } from './secret-key-setting.tsx'
import type { FormGroup, LowerGroup } from './settings-sections.ts'

interface PartProps {
  readonly agent: Agent
  readonly form: SettingsFormState
}

const partOf: { readonly [group in FormGroup | LowerGroup]?: ComponentType<PartProps> } = {
  'settings-instructions': InstructionTools,
  'settings-model': ModelBudgetField,
  'settings-access': AccessKeys,
  'settings-actions': ActionsSetting,
  'settings-history': TrainingHistory,
  'settings-file': AgentFile,
  'settings-danger': DangerZone,
}

interface GroupExtrasProps extends PartProps {
  readonly group: FormGroup | LowerGroup
}

/** The part of a group that is loaded when the group is opened. */
export function GroupExtras({ group, ...part }: GroupExtrasProps) {
  const Part = partOf[group]
  return Part && <Part {...part} />
}

/** The keys for calls and signed visitors, and a link to the place where the owner manages members. */
function AccessKeys({ agent }: PartProps) {
  return (
    <>
      <ApiKeySetting agent={agent} />
      <RequireRole least="owner">
        <SecretKeySetting agent={agent} />
        <Text as="p" size="2">
          {membersTexts.colleagues}{' '}
          <Link asChild underline="always">
            <RouterLink to="/dashboard/profile" hash="members">
              {membersTexts.seeMembers}
            </RouterLink>
          </Link>
        </Text>
      </RequireRole>
    </>
  )
}

function AgentFile({ agent }: PartProps) {
  return (
    <div>
      <ExportButton agent={agent} />
    </div>
  )
}
