CREATE TABLE "curated_answers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "curated_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"agent_id" bigint NOT NULL,
	"message_id" bigint,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"checked_version" integer,
	"check_failure" text,
	CONSTRAINT "curated_answers_message_key" UNIQUE("message_id")
);

--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "training_requested_by" text;
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "agent_id" bigint;
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "is_test" boolean;
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "original_content" text;
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "thumb" text;
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "question_key" text;
--> statement-breakpoint
UPDATE "messages" SET
	"agent_id" = "conversations"."agent_id",
	"is_test" = "conversations"."is_test",
	"question_key" = CASE WHEN "sender_type" = 'visitor'
		THEN left(trim(regexp_replace(lower(normalize("content", NFKC)), '[^[:alnum:]]+', ' ', 'g')), 200) END
FROM "conversations" WHERE "conversations"."id" = "messages"."conversation_id";
--> statement-breakpoint
ALTER TABLE "messages" ALTER COLUMN "agent_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "messages" ALTER COLUMN "is_test" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "index_versions" ADD COLUMN "entries_added" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "index_versions" ADD COLUMN "entries_removed" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "index_versions" ADD COLUMN "passages_added" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "index_versions" ADD COLUMN "passages_removed" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "index_versions" ADD COLUMN "trained_by" text;
--> statement-breakpoint
ALTER TABLE "curated_answers" ADD CONSTRAINT "curated_answers_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "curated_answers" ADD CONSTRAINT "curated_answers_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "curated_answers_agent_id_id_index" ON "curated_answers" USING btree ("agent_id","id");
--> statement-breakpoint
CREATE INDEX "conversations_agent_id_is_test_started_at_index" ON "conversations" USING btree ("agent_id","is_test","started_at");
--> statement-breakpoint
CREATE INDEX "messages_counted" ON "messages" USING btree ("agent_id","is_test","created_at","sender_type","reply_kind","thumb");
