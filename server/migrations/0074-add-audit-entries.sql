CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"owner_id" bigint,
	"actor_id" bigint,
	"actor_name" text,
	"action" text NOT NULL,
	"agent_id" bigint,
	"agent_name" text,
	"subject_kind" text,
	"subject_id" bigint,
	"subject_name" text,
	"details" jsonb NOT NULL,
	"address" text,
	"user_agent" text
);

--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "audit_entries_owner_id_id_index" ON "audit_entries" USING btree ("owner_id","id");
--> statement-breakpoint
CREATE INDEX "audit_entries_agent_id_id_index" ON "audit_entries" USING btree ("agent_id","id") WHERE "audit_entries"."agent_id" is not null;
--> statement-breakpoint
CREATE INDEX "audit_entries_at_index" ON "audit_entries" USING btree ("at");
