ALTER TABLE "messages" ADD COLUMN "suggestions" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "is_suggested" boolean DEFAULT false NOT NULL;
