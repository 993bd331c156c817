ALTER TABLE "index_versions" ADD COLUMN "learned_by" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
-- contracts
DROP TABLE "topic_encodings";
