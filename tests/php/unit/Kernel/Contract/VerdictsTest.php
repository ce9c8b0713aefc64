<?php
/** The table of verdicts leaves no limit out: each has a row just inside and one just outside. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\unit\Kernel\Contract;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Rule;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class VerdictsTest extends TestCase {

	private const ENTITIES = array( 'member', 'work', 'mission', 'application', 'mail', 'report', 'search', 'message' );

	/**
	 * Every limit of every field.
	 * @return iterable<string,array{string,string,string}>
	 */
	public static function limits(): iterable {
		foreach ( self::ENTITIES as $entity ) {
			foreach ( Contract::fields( $entity ) as $name => $rule ) {
				foreach ( array( 'minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems', 'enum' ) as $keyword ) {
					if ( null !== $rule->get( $keyword ) ) {
						yield "{$entity}.{$name} {$keyword}" => array( $entity, $name, $keyword );
					}
				}
			}
		}
	}

	#[DataProvider( 'limits' )]
	public function test_each_limit_has_a_row_inside_and_one_outside( string $entity, string $field, string $keyword ): void {
		$rule  = Contract::fields( $entity )[ $field ];
		$limit = $rule->get( $keyword );
		$good  = self::sizes( $entity, $field, $keyword, true );
		$bad   = self::sizes( $entity, $field, $keyword, false );
		if ( 'enum' === $keyword ) {
			$this->assertSame( array(), array_diff( array_map( 'strval', array_keys( Contract::enum( (string) $limit ) ) ), $good ), 'A choice has no row.' );
			$this->assertNotSame( array(), array_diff( $bad, array( '' ) ), 'No row is outside.' );
			return;
		}
		$limit   = is_string( $limit ) ? (int) wp_date( 'Y' ) + (int) substr( $limit, 9 ) : (int) $limit;
		$outside = str_starts_with( $keyword, 'max' ) ? $limit + 1 : $limit - 1;
		$this->assertContains( (string) $limit, $good, 'No row is just inside.' );
		$this->assertContains( (string) $outside, $bad, 'No row is just outside.' );
	}

	/**
	 * What the rows of a field measure in a keyword's terms.
	 * @param string $entity  Entity.
	 * @param string $field   Field.
	 * @param string $keyword Keyword.
	 * @param bool   $good    Whether of the rows that are taken, or of those that are refused.
	 * @return list<string>
	 */
	private static function sizes( string $entity, string $field, string $keyword, bool $good ): array {
		$rule  = Contract::fields( $entity )[ $field ];
		$sizes = array();
		foreach ( self::rows() as $row ) {
			if ( array( $entity, $field ) === array( $row['entity'], $row['field'] ) && ( null === $row['message'] ) === $good ) {
				$sizes[] = self::measure( RuleTest::spelled_out( $row['value'] ), $keyword, $rule );
			}
		}
		return $sizes;
	}

	/**
	 * One value, measured.
	 * @param mixed  $value   Value as it is sent.
	 * @param string $keyword Keyword.
	 * @param Rule   $rule    Rule.
	 */
	private static function measure( mixed $value, string $keyword, Rule $rule ): string {
		if ( str_ends_with( $keyword, 'Items' ) ) {
			$value = $rule->clean( $value );
			return is_array( $value ) ? (string) count( $value ) : '';
		}
		if ( 'range' === $rule->get( 'type' ) ) {
			return (string) ( $rule->clean( $value )[ 'maximum' === $keyword ? 'max' : 'min' ] ?? '' );
		}
		if ( ! is_scalar( $value ) ) {
			return '';
		}
		return str_ends_with( $keyword, 'Length' ) ? (string) mb_strlen( (string) $value ) : (string) $value;
	}

	/**
	 * The table.
	 * @return list<array{entity:string,field:string,value:mixed,message:string|null}>
	 */
	private static function rows(): array {
		return json_decode( (string) file_get_contents( dirname( __DIR__, 4 ) . '/support/rule-verdicts.json' ), true, 512, JSON_THROW_ON_ERROR );
	}
}
