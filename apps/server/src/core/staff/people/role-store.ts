import type { Queryable } from "#platform/database";

export interface RoleRecord {
  readonly name: string;
  readonly title: string;
  readonly builtIn: boolean;
  /** As they are stored: a name that the code no longer knows is among them. */
  readonly permissions: readonly string[];
  readonly operators: number;
}

/** Lists all roles, the built-in ones first. */
export const selectRoles = (queryable: Queryable): Promise<RoleRecord[]> =>
  queryable.query<RoleRecord>(
    `select r.name, r.title, r.built_in as "builtIn",
       coalesce((select array_agg(p.permission order by p.permission)
                 from staff.role_permissions p where p.role = r.name), '{}') as permissions,
       (select count(*)::int from staff.operators o where o.role = r.name) as operators
     from staff.roles r order by not r.built_in, r.name`,
  );

/** Lets one change of operators and roles be made at a time: each sees what the one before has done. */
export async function lockStaff(queryable: Queryable): Promise<void> {
  await queryable.query("select 1 from staff.roles where name = 'manager' for no key update");
}

/** Holds a role until the transaction ends; undefined where there is none. */
export async function lockRole(
  queryable: Queryable,
  name: string,
): Promise<{ readonly builtIn: boolean; readonly operators: number } | undefined> {
  const [row] = await queryable.query<{ built_in: boolean }>(
    "select built_in from staff.roles where name = $1 for update",
    [name],
  );
  if (!row) return undefined;
  const [held] = await queryable.query<{ count: number }>(
    "select count(*)::int as count from staff.operators where role = $1",
    [name],
  );
  return { builtIn: row.built_in, operators: held?.count ?? 0 };
}

/** Creates or changes a role with its permissions. */
export async function upsertRole(
  queryable: Queryable,
  role: { name: string; title: string; permissions: readonly string[] },
): Promise<void> {
  await queryable.query(
    `insert into staff.roles (name, title) values ($1, $2)
     on conflict (name) do update set title = excluded.title`,
    [role.name, role.title],
  );
  await queryable.query("delete from staff.role_permissions where role = $1", [role.name]);
  await queryable.query(
    "insert into staff.role_permissions (role, permission) select distinct $1, unnest($2::text[])",
    [role.name, role.permissions],
  );
}

export async function deleteRole(queryable: Queryable, name: string): Promise<void> {
  await queryable.query("delete from staff.roles where name = $1", [name]);
}
