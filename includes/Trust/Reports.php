<?php
/** The reports of what is wrong on the site: limits, and personal data with its retention. */

declare( strict_types=1 );

namespace DesignMarketplace\Trust;

use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Declares\Erases_People;
use DesignMarketplace\Kernel\Declares\Has_Formal_Data;
use DesignMarketplace\Kernel\Declares\Has_Leftovers;
use DesignMarketplace\Kernel\Declares\Has_Limits;
use DesignMarketplace\Kernel\Declares\Has_Personal_Data;
use DesignMarketplace\Kernel\Declares\Has_Tables;
use DesignMarketplace\Kernel\Declares\Retains;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Decision_Retention;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\People\Accounts\Objections;
use DesignMarketplace\People\Members\Member_Fields;
use WP_User;

/** A report concerns two people. When one of them is erased, it stays without their name as long as the other may ask for it. */
final class Reports implements Has_Tables, Has_Limits, Erases_People, Has_Personal_Data, Has_Formal_Data, Has_Leftovers, Retains {

	/** Reports of a member, reports of strangers (the same as sign-ups), and emails to one address. */
	public function limits(): array {
		return array(
			'report'           => array( 'account' => array( 20, DAY_IN_SECONDS ) ),
			'report_stranger'  => array( 'address' => array( 60, HOUR_IN_SECONDS ) ),
			'report_unchecked' => array( 'address' => array( 5, HOUR_IN_SECONDS ) ),
			'report_address'   => array( 'account' => array( 3, DAY_IN_SECONDS ) ),
		);
	}

	/** Rows are not deleted with a member: erase_person() empties the columns. */
	public function tables(): array {
		return array(
			'report'   => "
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				kind varchar(20) NOT NULL,
				item_id bigint(20) unsigned NOT NULL,
				owner_id bigint(20) unsigned NOT NULL,
				reporter_id bigint(20) unsigned NOT NULL DEFAULT 0,
				reporter_name varchar(120) NOT NULL DEFAULT '',
				reporter_address varchar(100) NOT NULL DEFAULT '',
				reporter_locale varchar(20) NOT NULL DEFAULT '',
				repeat_key varchar(64) DEFAULT NULL,
				reason varchar(20) NOT NULL,
				words text NOT NULL,
				evidence_id bigint(20) unsigned NOT NULL DEFAULT 0,
				undecided tinyint(1) NOT NULL DEFAULT 1,
				decision_id bigint(20) unsigned NOT NULL DEFAULT 0,
				second_id bigint(20) unsigned NOT NULL DEFAULT 0,
				outcome varchar(20) NOT NULL DEFAULT '',
				objection text NOT NULL,
				created_gmt datetime NOT NULL,
				decided_gmt datetime DEFAULT NULL,
				PRIMARY KEY  (id),
				UNIQUE KEY repeat_key (repeat_key),
				KEY undecided (undecided,kind,item_id),
				KEY thing (kind,item_id),
				KEY owner_id (owner_id),
				KEY reporter_id (reporter_id),
				KEY reporter_address (reporter_address),
				KEY evidence_id (evidence_id),
				KEY decision_id (decision_id)
			",
			'evidence' => '
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				kind varchar(20) NOT NULL,
				item_id bigint(20) unsigned NOT NULL,
				owner_id bigint(20) unsigned NOT NULL,
				fingerprint varchar(64) DEFAULT NULL,
				content longtext NOT NULL,
				created_gmt datetime NOT NULL,
				PRIMARY KEY  (id),
				UNIQUE KEY fingerprint (fingerprint),
				KEY owner_id (owner_id)
			',
		);
	}

	public function export( WP_User $user ): array {
		return array( 'reports' => array_map( array( Report_Presenter::class, 'exported' ), Report_Query::by( $user->ID ) ) );
	}

	/** Dismissed reports about the member's things, without their reporters, which are others' data. */
	public function formal_export( WP_User $user ): array {
		$dismissed = array_filter(
			Decisions::of( $user->ID ),
			static fn( array $record ): bool => Decision_Kind::Dismiss->value === $record['decision']
		);
		return array( 'dismissed_reports' => array_map( array( Report_Presenter::class, 'decision' ), array_values( $dismissed ) ) );
	}

	public function groups(): array {
		return array(
			'reports'           => __( 'Reports', 'design-marketplace' ),
			'dismissed_reports' => __( 'Dismissed reports', 'design-marketplace' ),
		);
	}

	public function policy(): array {
		return array(
			__( 'Reports', 'design-marketplace' ) => sprintf(
				/* translators: %d: number of months, six or more. */
				__(
					'Whoever reports a profile, a project, a design job or a message gives us a reason and words; people without an account also their name and email address. With the report we keep what was reported as it was then. Administrators alone read this, each look at it is logged, and nobody is told who reported. Reports are erased six months after the decision, or after the account they are about was deleted; when one of the two accounts is deleted, its name is taken out. Decisions are logged for as long as they apply and %d months longer.',
					'design-marketplace'
				),
				Decision_Retention::months()
			),
		);
	}

	/** Removes somebody as reporter and as owner. Reports that nobody can decide about any more are kept as long as decided ones. */
	public function erase_person( int $user_id, bool $is_member ): void {
		$this->forget_reporter( $user_id );
		$this->forget_owner( $user_id );
	}

	public function leftovers( callable $nobody, ?int $user_id ): array {
		$rows = static fn( string $table, string $column ): array => array(
			"t.{$column}",
			Tables::name( $table ) . " t WHERE t.{$column} > 0 AND " . $nobody( "t.{$column}", $user_id ),
		);
		return array(
			'reporter' => $rows( 'report', 'reporter_id' ),
			'reported' => $rows( 'report', 'owner_id' ),
			'evidence' => $rows( 'evidence', 'owner_id' ),
		);
	}

	public function remove_leftovers( string $kind, array $ids ): void {
		foreach ( array_unique( $ids ) as $id ) {
			'reporter' === $kind ? $this->forget_reporter( $id ) : $this->forget_owner( $id );
		}
	}

	/** Deletes reports decided long ago, and evidence that no report refers to. Those that an open objection refers to are kept. */
	public function expire(): void {
		$kept = Sql::in( array_column( Objections::waiting(), 'about' ) );
		Sql::write(
			"DELETE FROM {report} WHERE undecided = 0 AND decided_gmt < %s AND decision_id NOT IN ({$kept}) AND second_id NOT IN ({$kept})",
			Decision_Retention::over()
		);
		Evidence::tidy();
	}

	private function forget_reporter( int $user_id ): void {
		global $wpdb;
		$user  = get_userdata( $user_id );
		$names = $user ? array( Member_Fields::display_name( $user ), $user->display_name, $user->user_email ) : array();
		foreach ( Report_Query::by( $user_id ) as $report ) {
			Evidence::forget_reporter( $report->evidence, Snapshot::names( $user_id ) );
			$wpdb->update(
				Tables::name( 'report' ),
				array(
					'reporter_id' => 0,
					'repeat_key'  => null,
					'words'       => Evidence::unnamed( $report->words, $names ),
					'objection'   => Evidence::unnamed( $report->objection, $names ),
				),
				array( 'id' => $report->id )
			);
		}
	}

	private function forget_owner( int $user_id ): void {
		global $wpdb;
		( new Reporting() )->end_about( $user_id );
		$wpdb->update( Tables::name( 'report' ), array( 'owner_id' => 0 ), array( 'owner_id' => $user_id ) );
		Evidence::forget_owner( $user_id );
		Evidence::tidy();
	}
}
