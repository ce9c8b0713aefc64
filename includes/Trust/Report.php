<?php
/**
 * A report: who says what is wrong with which thing, and what came of it.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Trust;

use DesignMarketplace\Accounts\Decision;
use DesignMarketplace\Accounts\Kind;
use DesignMarketplace\Accounts\Thing;
use DesignMarketplace\Contract\Contract;

/**
 * Who reported is for administrators alone. Strangers have no account, and an address only while it may be written to.
 */
final class Report {

	/**
	 * @param int           $reporter  Who reported it, 0 for a stranger and for who is gone.
	 * @param string        $name      A stranger's name.
	 * @param string        $address   A stranger's address.
	 * @param string        $locale    Locale a stranger is written to in.
	 * @param string        $reason    Key of the reason.
	 * @param string        $words     The reporter's words, plain text.
	 * @param int           $evidence  Evidence, 0 for none.
	 * @param bool          $waiting   Whether it waits for a decision, or for a second one.
	 * @param int           $decision  First decision, 0 for none.
	 * @param int           $second    Second decision, 0 for none.
	 * @param Decision|null $outcome   What was decided last.
	 * @param string        $objection What the reporter objects to a dismissal.
	 * @param string        $date      When it was made, GMT.
	 * @param string        $decided   When it was decided, GMT; '' while it was not.
	 */
	public function __construct(
		public readonly int $id,
		public readonly Thing $thing,
		public readonly int $reporter,
		public readonly string $name,
		public readonly string $address,
		public readonly string $locale,
		public readonly string $reason,
		public readonly string $words,
		public readonly int $evidence,
		public readonly bool $waiting,
		public readonly int $decision,
		public readonly int $second,
		public readonly ?Decision $outcome,
		public readonly string $objection,
		public readonly string $date,
		public readonly string $decided
	) {}

	/**
	 * Reads a row.
	 *
	 * @param array<string,mixed> $row Row.
	 */
	public static function of( array $row ): self {
		return new self(
			(int) $row['id'],
			new Thing( Kind::from( (string) $row['kind'] ), (int) $row['item_id'], (int) $row['owner_id'] ),
			(int) $row['reporter_id'],
			(string) $row['reporter_name'],
			(string) $row['reporter_address'],
			(string) $row['reporter_locale'],
			(string) $row['reason'],
			(string) $row['words'],
			(int) $row['evidence_id'],
			1 === (int) $row['undecided'],
			(int) $row['decision_id'],
			(int) $row['second_id'],
			Decision::tryFrom( (string) $row['outcome'] ),
			(string) $row['objection'],
			(string) $row['created_gmt'],
			(string) $row['decided_gmt']
		);
	}

	/**
	 * Its number, as people read it.
	 */
	public function number(): string {
		return Report_Number::of( $this->id );
	}

	/**
	 * Whether its reporter may still object: once, to a dismissal.
	 */
	public function can_object(): bool {
		return ! $this->waiting && Decision::Dismiss === $this->outcome && '' === $this->objection;
	}

	/**
	 * The reason in words, as the reporter chose it.
	 */
	public function reason(): string {
		return translate( (string) ( Contract::enum( 'report_reasons' )[ $this->reason ] ?? $this->reason ), 'design-marketplace' ); // phpcs:ignore WordPress.WP.I18n -- the literals stand in the generated TypeScript.
	}
}
