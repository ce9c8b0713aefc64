<?php
/** The table of the newsletter's recipients. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Screens;

use DesignMarketplace\Desk\Admin\Lists\People;
use DesignMarketplace\Desk\Admin\Subscribers;
use DesignMarketplace\Kernel\Contract\Contract;
use WP_List_Table;

/**
 * @phpstan-import-type Subscriber from Subscribers
 * @phpstan-import-type Filters from Subscribers
 */
final class Newsletter_Table extends WP_List_Table {

	/** The highest page number accepted, so that the offset stays a valid integer. */
	private const LAST_PAGE = 1_000_000;

	public function __construct() {
		parent::__construct(
			array(
				'singular' => 'subscriber',
				'plural'   => 'subscribers',
				'ajax'     => false,
			)
		);
	}

	public function prepare_items(): void {
		$per_page              = $this->get_items_per_page( Newsletter::PER_PAGE );
		$this->_column_headers = array( $this->get_columns(), array(), array(), 'name' );
		$this->items           = ( new Subscribers() )->page(
			$this->filters(),
			$per_page,
			( min( $this->get_pagenum(), self::LAST_PAGE ) - 1 ) * $per_page
		);
		$this->set_pagination_args(
			array(
				'total_items' => ( new Subscribers() )->count( $this->filters() ),
				'per_page'    => $per_page,
			)
		);
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
	 * @param array<string,mixed> $sent Request.
	 * @return Filters
	 */
	public static function known( array $sent ): array {
		$one_of = static fn( string $name, string $values ): string => is_string( $sent[ $name ] ?? null )
			&& isset( Contract::enum( $values )[ $sent[ $name ] ] )
			? $sent[ $name ]
			: '';
		return array(
			'role'     => $one_of( 'role', 'roles' ),
			'language' => $one_of( 'language', 'languages' ),
		);
	}

	public function no_items(): void {
		esc_html_e( 'No members.', 'design-marketplace' );
	}

	/** @param string $which top or bottom. */
	protected function extra_tablenav( $which ): void {
		if ( 'top' !== $which ) {
			return;
		}
		echo '<div class="alignleft actions">';
		$this->choice(
			'role',
			__( 'Filter by role', 'design-marketplace' ),
			__( 'All roles', 'design-marketplace' ),
			Contract::enum( 'roles' )
		);
		$this->choice(
			'language',
			__( 'Filter by language', 'design-marketplace' ),
			__( 'All languages', 'design-marketplace' ),
			Contract::enum( 'languages' )
		);
		submit_button( __( 'Filter', 'design-marketplace' ), '', 'filter', false, array( 'id' => 'dm-filter' ) );
		echo '</div>';
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
			'role'     => esc_html( translate( Contract::enum( 'roles' )[ $item['role'] ] ?? $item['role'], 'design-marketplace' ) ), // phpcs:ignore WordPress.WP.I18n -- the literals stand in the generated TypeScript.
			'language' => esc_html( Contract::enum( 'languages' )[ $item['language'] ] ?? $item['language'] ),
			'since'    => People::time( $item['since'] ),
			default    => '',
		};
	}

	/**
	 * @param string                   $all     Label for no filter.
	 * @param array<int|string,string> $choices Labels by value.
	 */
	private function choice( string $name, string $label, string $all, array $choices ): void {
		printf(
			'<label class="screen-reader-text" for="dm-%1$s">%2$s</label><select name="%1$s" id="dm-%1$s"><option value="">%3$s</option>',
			esc_attr( $name ),
			esc_html( $label ),
			esc_html( $all )
		);
		foreach ( $choices as $value => $text ) {
			printf(
				'<option value="%s"%s>%s</option>',
				esc_attr( (string) $value ),
				selected( $this->filters()[ $name ] ?? '', (string) $value, false ),
				esc_html( translate( $text, 'design-marketplace' ) ) // phpcs:ignore WordPress.WP.I18n -- the literals stand in the generated TypeScript.
			);
		}
		echo '</select>';
	}
}
