ALTER TABLE "curated_answers" ADD COLUMN "wording_of_id" bigint;
--> statement-breakpoint
ALTER TABLE "curated_answers" ADD CONSTRAINT "curated_answers_wording_of_id_messages_id_fk" FOREIGN KEY ("wording_of_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "curated_answers_wording_of_id_index" ON "curated_answers" USING btree ("wording_of_id") WHERE "curated_answers"."wording_of_id" is not null;
