ALTER TABLE "agents" ADD COLUMN "paused_from" text;
--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "touched_at" timestamp (3) with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "forgotten_notices" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "forgotten_noted_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "billing_anchor_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "credit_usage" ADD COLUMN "low_told" boolean DEFAULT false NOT NULL;
