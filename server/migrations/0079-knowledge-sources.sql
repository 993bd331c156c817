CREATE TABLE "knowledge_sources" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "knowledge_sources_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"agent_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"key" text,
	"key_ending" text,
	"picked" text[],
	"every" text NOT NULL,
	"next_at" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone,
	"actor_id" bigint,
	"accepts_removals" boolean NOT NULL,
	"held_back" jsonb NOT NULL,
	"report" jsonb,
	"cursor" text,
	"synced_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "source_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "source_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source_id" bigint NOT NULL,
	"key" text NOT NULL,
	"version" text NOT NULL,
	"entry_id" bigint,
	"doubted_version" text,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "source_items_sourceId_key_unique" UNIQUE("source_id","key")
);

--> statement-breakpoint
ALTER TABLE "knowledge_sources" ADD CONSTRAINT "knowledge_sources_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "knowledge_sources" ADD CONSTRAINT "knowledge_sources_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "source_items" ADD CONSTRAINT "source_items_source_id_knowledge_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."knowledge_sources"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "source_items" ADD CONSTRAINT "source_items_entry_id_knowledge_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."knowledge_entries"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "knowledge_sources_agent_id_id_index" ON "knowledge_sources" USING btree ("agent_id","id");
--> statement-breakpoint
CREATE INDEX "knowledge_sources_next_at_index" ON "knowledge_sources" USING btree ("next_at") WHERE "knowledge_sources"."next_at" is not null;
--> statement-breakpoint
CREATE INDEX "knowledge_sources_opened_at_index" ON "knowledge_sources" USING btree ("opened_at") WHERE "knowledge_sources"."opened_at" is not null;
--> statement-breakpoint
CREATE INDEX "knowledge_sources_actor_id_index" ON "knowledge_sources" USING btree ("actor_id") WHERE "knowledge_sources"."actor_id" is not null;
--> statement-breakpoint
CREATE INDEX "source_items_entry_id_index" ON "source_items" USING btree ("entry_id");
