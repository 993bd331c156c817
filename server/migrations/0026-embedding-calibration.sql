ALTER TABLE "index_versions" ADD COLUMN "embedding_own" double precision;
--> statement-breakpoint
ALTER TABLE "index_versions" ADD COLUMN "embedding_others" double precision;
