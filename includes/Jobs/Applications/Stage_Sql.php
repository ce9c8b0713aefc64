<?php
/** SQL about the stages of applications. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications;

use DesignMarketplace\Kernel\Contract\Contract;

final class Stage_Sql {

	public static function sql_gone( string $table ): string {
		return "{$table}.stage = '" . Stage::Withdrawn->value . "'";
	}

	/** SQL that leaves out applications whose authors may apply again. */
	public static function sql_taken( string $table ): string {
		return sprintf(
			"NOT ( {$table}.told = '%s' AND {$table}.reapplied < %d )",
			Stage::Withdrawn->value,
			Contract::limit( 'reapplied_max' )
		);
	}

	/** SQL for those who would be told something by a close: it settles the decisions first, and then tells those of sql_waiting(). */
	public static function sql_concerned( string $table ): string {
		return sprintf(
			"{$table}.stage <> '%s' AND NOT ( {$table}.stage = '%s' AND {$table}.told = '%s' )",
			Stage::Withdrawn->value,
			Stage::Declined->value,
			Stage::Declined->value
		);
	}

	/** SQL for the applicants who are told of a close: all but those who withdrew or were told of a decline. */
	public static function sql_waiting( string $table ): string {
		return "{$table}.told NOT IN ( '" . Stage::Withdrawn->value . "', '" . Stage::Declined->value . "' )";
	}
}
