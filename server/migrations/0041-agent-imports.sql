CREATE TABLE "agent_imports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agent_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"workspace_id" bigint NOT NULL,
	"status" text NOT NULL,
	"done" integer NOT NULL,
	"total" integer NOT NULL,
	"agent_id" bigint,
	"report" jsonb,
	"error_code" text,
	"error_message" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "agent_imports" ADD CONSTRAINT "agent_imports_workspace_id_users_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "agent_imports" ADD CONSTRAINT "agent_imports_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "agent_imports_workspace_id_index" ON "agent_imports" USING btree ("workspace_id");
--> statement-breakpoint
CREATE INDEX "agent_imports_agent_id_index" ON "agent_imports" USING btree ("agent_id");
--> statement-breakpoint
CREATE INDEX "agent_imports_seen_at_index" ON "agent_imports" USING btree ("seen_at");
