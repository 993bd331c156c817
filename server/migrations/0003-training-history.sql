ALTER TABLE "index_versions" ADD COLUMN "added_names" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "index_versions" ADD COLUMN "removed_names" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "index_versions" ADD COLUMN "purged_entries" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "index_versions" ADD COLUMN "purged_passages" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "index_versions" ADD COLUMN "purged_names" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "index_versions" ADD COLUMN "starter_prompts" jsonb DEFAULT '[]'::jsonb NOT NULL;
