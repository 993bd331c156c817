ALTER TABLE "agents" ADD COLUMN "curated_bytes" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "curated_answers" ADD COLUMN "wordings" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "curated_answers" ADD COLUMN "valid_from" date;
--> statement-breakpoint
ALTER TABLE "curated_answers" ADD COLUMN "valid_until" date;

--> statement-breakpoint
UPDATE "agents" SET "curated_bytes" = "held"."bytes" FROM (SELECT "agent_id", sum(octet_length("question") + octet_length("answer"))::integer AS "bytes" FROM "curated_answers" GROUP BY "agent_id") AS "held" WHERE "held"."agent_id" = "agents"."id";
