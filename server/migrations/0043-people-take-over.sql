ALTER TABLE "agents" ADD COLUMN "allows_takeover" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "asked_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "person_id" bigint;
--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "person_name" text;
--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "silent_until" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "person_name" text;
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "message_key" text;
--> statement-breakpoint
CREATE INDEX "conversations_asked" ON "conversations" USING btree ("agent_id","silent_until") WHERE "conversations"."asked_at" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "messages_message_key" ON "messages" USING btree ("conversation_id","message_key") WHERE "messages"."message_key" is not null;
