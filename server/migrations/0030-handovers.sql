CREATE TABLE "workspace_handovers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "workspace_handovers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"workspace_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "workspace_handovers_workspace_id_key" UNIQUE("workspace_id")
);

--> statement-breakpoint
ALTER TABLE "workspace_handovers" ADD CONSTRAINT "workspace_handovers_membership" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."workspace_members"("workspace_id","user_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "workspace_handovers_user_id_index" ON "workspace_handovers" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "workspace_handovers_expires_at_index" ON "workspace_handovers" USING btree ("expires_at");
