CREATE TABLE "signing_keys" (
	"version" integer PRIMARY KEY NOT NULL,
	"secret" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "secret_key_hash" text;
--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "secret_key_ending" text;
--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "retention_days" integer;
--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "token_id" text;
--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "last_response_id" text;
--> statement-breakpoint
CREATE INDEX "turns_question_id_index" ON "turns" USING btree ("question_id");
--> statement-breakpoint
CREATE INDEX "conversations_agent_id_token_id_id_index" ON "conversations" USING btree ("agent_id","token_id","id");
--> statement-breakpoint
CREATE INDEX "conversations_agent_id_last_message_at_index" ON "conversations" USING btree ("agent_id","last_message_at");
--> statement-breakpoint
UPDATE "conversations" SET "last_response_id" = (SELECT "id" FROM "turns" WHERE "turns"."conversation_id" = "conversations"."id" ORDER BY "turns"."question_id" DESC LIMIT 1);
