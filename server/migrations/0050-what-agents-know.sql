CREATE TABLE "agent_knowledge" (
	"agent_id" bigint PRIMARY KEY NOT NULL,
	"store_id" text,
	"revision" integer NOT NULL,
	"text_bytes" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "training_states" (
	"agent_id" bigint PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'idle' NOT NULL,
	"error" text,
	"progress" real DEFAULT 0 NOT NULL,
	"trained_revision" integer,
	"requested_revision" integer DEFAULT 0 NOT NULL,
	"requested_by" text,
	"stops" integer DEFAULT 0 NOT NULL,
	"purge_stops" integer DEFAULT 0 NOT NULL
);

--> statement-breakpoint
INSERT INTO "agent_knowledge" ("agent_id", "store_id", "revision", "text_bytes")
	SELECT "id", "vector_store_id", "knowledge_revision", "knowledge_bytes" FROM "agents" WHERE "knowledge_revision" > 0;
--> statement-breakpoint
INSERT INTO "training_states" ("agent_id", "status", "error", "progress", "trained_revision", "requested_revision", "requested_by", "stops", "purge_stops")
	SELECT "id", "training_status", "training_error", "training_progress", CASE WHEN "trained" THEN "knowledge_revision" END,
		"requested_revision", "training_requested_by", "training_stops", "purge_stops" FROM "agents" WHERE "knowledge_revision" > 0;
--> statement-breakpoint
ALTER TABLE "agent_knowledge" ADD CONSTRAINT "agent_knowledge_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "training_states" ADD CONSTRAINT "training_states_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "agents" DROP COLUMN "vector_store_id";
--> statement-breakpoint
ALTER TABLE "agents" DROP COLUMN "knowledge_revision";
--> statement-breakpoint
ALTER TABLE "agents" DROP COLUMN "requested_revision";
--> statement-breakpoint
ALTER TABLE "agents" DROP COLUMN "training_requested_by";
--> statement-breakpoint
ALTER TABLE "agents" DROP COLUMN "knowledge_bytes";
--> statement-breakpoint
ALTER TABLE "agents" DROP COLUMN "trained";
--> statement-breakpoint
ALTER TABLE "agents" DROP COLUMN "training_status";
--> statement-breakpoint
ALTER TABLE "agents" DROP COLUMN "training_error";
--> statement-breakpoint
ALTER TABLE "agents" DROP COLUMN "training_stops";
--> statement-breakpoint
ALTER TABLE "agents" DROP COLUMN "purge_stops";
--> statement-breakpoint
ALTER TABLE "agents" DROP COLUMN "training_progress";
