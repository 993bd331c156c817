CREATE TABLE "passage_questions" (
	"passage_id" bigint PRIMARY KEY NOT NULL,
	"content_hash" "bytea" NOT NULL,
	"questions" text[] NOT NULL
);

--> statement-breakpoint
DROP INDEX "messages_counted";
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "suggestion_count" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "index_versions" ADD COLUMN "question_tokens" bigint;
--> statement-breakpoint
ALTER TABLE "passage_questions" ADD CONSTRAINT "passage_questions_passage_id_passages_id_fk" FOREIGN KEY ("passage_id") REFERENCES "public"."passages"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "passage_questions_content_hash_index" ON "passage_questions" USING btree ("content_hash");
--> statement-breakpoint
CREATE INDEX "messages_counted" ON "messages" USING btree ("agent_id","is_test","created_at","sender_type","reply_kind","thumb","suggestion_count","is_suggested");
--> statement-breakpoint
update "messages" set "suggestion_count" = jsonb_array_length("suggestions") where "suggestions" <> '[]'::jsonb;
