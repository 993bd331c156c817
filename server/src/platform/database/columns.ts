import { bigint, customType, timestamp } from './pg-core.ts'

/** An auto-incrementing primary key. IDs are sent as JSON numbers. */
export const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

export const reference = () => bigint({ mode: 'number' })

export const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 })

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })
