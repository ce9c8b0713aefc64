<?php

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Screens;

use DesignMarketplace\Desk\Admin\Lists\People;
use DesignMarketplace\Desk\Admin\Lists\Table;
use DesignMarketplace\Desk\Admin\Subscribers;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Site\Front\Markup;

/**
 * @phpstan-import-type Subscriber from Subscribers
 * @phpstan-import-type Filters from Subscribers
 */
final class Newsletter_Table extends Table {

	public function __construct() {
		parent::__construct( 'subscriber' );
	}

	public function prepare_items(): void {
		$per_page = $this->get_items_per_page( Newsletter::PER_PAGE );
		$readers  = new Subscribers();
		$items    = $readers->page( $this->filters(), $per_page, $this->offset( $per_page ) );
		$this->fill( $items, $readers->count( $this->filters() ), $per_page, 'name' );
	}

	/** @return array<string,string> */
	public function get_columns(): array {
		return array(
			'name'     => __( 'Name or company', 'design-marketplace' ),
			'email'    => __( 'Email', 'design-marketplace' ),
			'role'     => __( 'Role', 'design-marketplace' ),
			'language' => __( 'Language', 'design-marketplace' ),
			'since'    => __( 'Since', 'design-marketplace' ),
		);
	}

	/** @return Filters */
	public function filters(): array {
		return self::known( wp_unslash( $_GET ) ); // phpcs:ignore WordPress.Security.NonceVerification -- a list is only read.
	}

	/**
	 * The known filters in a request; unknown values are ignored.
	 * @param array<string,mixed> $sent
	 * @return Filters
	 */
	public static function known( array $sent ): array {
		$one_of = static fn( string $name, string $values ): string => is_string( $sent[ $name ] ?? null )
			&& isset( Contract::enum( $values )[ $sent[ $name ] ] )
			? $sent[ $name ]
			: '';
		return array( 'role' => $one_of( 'role', 'roles' ), 'language' => $one_of( 'language', 'languages' ) );
	}

	public function no_items(): void {
		esc_html_e( 'No members.', 'design-marketplace' );
	}

	/** @param string $which top or bottom. */
	protected function extra_tablenav( $which ): void {
		$chosen    = $this->filters();
		$roles     = array( '' => __( 'All roles', 'design-marketplace' ) ) + Markup::labels( 'roles' );
		$languages = array( '' => __( 'All languages', 'design-marketplace' ) ) + Contract::enum( 'languages' );
		self::drop_downs(
			$which,
			array(
				array( 'role', __( 'Filter by role', 'design-marketplace' ), $roles, $chosen['role'] ?? '' ),
				array( 'language', __( 'Filter by language', 'design-marketplace' ), $languages, $chosen['language'] ?? '' ),
			)
		);
	}

	/**
	 * @param mixed  $item   Row.
	 * @param string $column
	 * @return string Escaped HTML.
	 */
	protected function column_default( $item, $column ): string {
		/** @var Subscriber $item */
		return match ( $column ) {
			'name'     => People::link( $item['id'] ),
			'email'    => esc_html( $item['email'] ),
			'role'     => esc_html( Markup::label( 'roles', $item['role'] ) ),
			'language' => esc_html( Contract::enum( 'languages' )[ $item['language'] ] ?? $item['language'] ),
			'since'    => People::time( $item['since'] ),
			default    => '',
		};
	}
}
