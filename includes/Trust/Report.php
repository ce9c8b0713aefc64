<?php
/** A report: who reported which thing for which reason, and the decision about it. */

declare( strict_types=1 );

namespace DesignMarketplace\Trust;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Reported_Item;
use DesignMarketplace\People\Accounts\Reported_Kind;

/** Only administrators see who reported. Strangers have no account, and their address is stored only as long as emails may go there. */
final class Report {

	/**
	 * @param int    $reporter  User id, 0 for a stranger or an erased member.
	 * @param string $words     The reporter's words, plain text.
	 * @param int    $evidence  Evidence, 0 for none.
	 * @param bool   $waiting   Whether it waits for a first or second decision.
	 * @param int    $decision  First decision, 0 for none.
	 * @param int    $second    Second decision, 0 for none.
	 * @param string $objection The reporter's objection to a dismissal.
	 * @param string $date      GMT time of the report.
	 * @param string $decided   GMT time of the decision, '' if there is none.
	 */
	public function __construct(
		public readonly int $id,
		public readonly Reported_Item $thing,
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
		public readonly ?Decision_Kind $outcome,
		public readonly string $objection,
		public readonly string $date,
		public readonly string $decided
	) {}

	/** @param array<string,mixed> $row */
	public static function of( array $row ): self {
		return new self(
			(int) $row['id'],
			new Reported_Item( Reported_Kind::from( (string) $row['kind'] ), (int) $row['item_id'], (int) $row['owner_id'] ),
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
			Decision_Kind::tryFrom( (string) $row['outcome'] ),
			(string) $row['objection'],
			(string) $row['created_gmt'],
			(string) $row['decided_gmt']
		);
	}

	public function number(): string {
		return Report_Number::of( $this->id );
	}

	public function state(): Report_State {
		return Report_State::from_row( $this->waiting, $this->waiting ? $this->decision > 0 : $this->second > 0, $this->outcome );
	}

	/** Whether its reporter can still object: as long as there is an account to decide about. */
	public function can_object(): bool {
		return $this->thing->owner > 0 && $this->state()->allows( Report_State::OBJECT );
	}

	/** Id of the last decision about it, 0 for none. */
	public function last(): int {
		return $this->second > 0 ? $this->second : $this->decision;
	}

	public function reason(): string {
		return translate( (string) ( Contract::enum( 'report_reasons' )[ $this->reason ] ?? $this->reason ), 'design-marketplace' ); // phpcs:ignore WordPress.WP.I18n -- the literals stand in the generated TypeScript.
	}
}
