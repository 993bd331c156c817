ALTER TABLE "messages" ADD COLUMN "outcome" text;
--> statement-breakpoint
UPDATE "messages" AS "question" SET "outcome" = "reply"."reply_kind"
FROM "turns"
	CROSS JOIN LATERAL jsonb_array_elements("turns"."events") AS "event"
	JOIN "messages" AS "reply" ON "reply"."id" = ("event" ->> 'messageId')::bigint
WHERE "question"."id" = "turns"."question_id" AND "turns"."state" = 'finished';
--> statement-breakpoint
CREATE INDEX "messages_asked" ON "messages" USING btree ("agent_id","created_at","question_key","outcome") WHERE sender_type = 'visitor' and not is_test;
