CREATE TABLE "retired_keys" (
	"agent_id" bigint NOT NULL,
	"key_hash" text NOT NULL,
	"ending" text NOT NULL,
	"retired_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"seen_on" text,
	CONSTRAINT "retired_keys_agent_id_key_hash_pk" PRIMARY KEY("agent_id","key_hash")
);

--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "link_key" text;
--> statement-breakpoint
ALTER TABLE "retired_keys" ADD CONSTRAINT "retired_keys_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;
